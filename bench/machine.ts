import { availableParallelism, loadavg, totalmem } from 'node:os'

/** When and on what the figures were taken. */
export function describeMachine(): string {
  const day = new Date().toISOString().slice(0, 10)
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${day}, ${availableParallelism()} cores, ${memory} GB, ${process.platform} ${process.arch}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
}
