/** The account of the demo department; production is never seeded. */
export const DEMO_ACCOUNT = { email: 'demo@mingde.example', password: 'lectern-demo', name: '系辦公室' } as const
