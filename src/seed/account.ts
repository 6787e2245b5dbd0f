/** The account of the demo department. It is made in demo mode alone. */
export const DEMO_ACCOUNT = { email: 'demo@mingde.example', password: 'lectern-demo', name: '系辦公室' } as const
