/** Where people and departments have a page of their own: the key that is stored, and the name that people know. */
export const PROFILE_NETWORKS = [
  { value: 'facebook', label: 'Facebook' },
  { value: 'instagram', label: 'Instagram' },
  { value: 'threads', label: 'Threads' },
  { value: 'x-twitter', label: 'X' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'line', label: 'LINE' },
] as const

export type ProfileNetwork = (typeof PROFILE_NETWORKS)[number]['value']

export function networkLabel(network: ProfileNetwork): string {
  return PROFILE_NETWORKS.find(({ value }) => value === network)?.label ?? network
}

const HOSTS: readonly [RegExp, ProfileNetwork][] = [
  [/(?:^|\.)facebook\.com$|(?:^|\.)fb\.com$/, 'facebook'],
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)threads\.(?:net|com)$/, 'threads'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'x-twitter'],
  [/(?:^|\.)linkedin\.com$/, 'linkedin'],
  [/(?:^|\.)youtube\.com$/, 'youtube'],
  [/(?:^|\.)(?:line\.me|lin\.ee)$/, 'line'],
]

/** Whose page an address leads to. */
export function networkOfHost(hostname: string): ProfileNetwork | null {
  return HOSTS.find(([host]) => host.test(hostname))?.[1] ?? null
}
