import { parentPort } from 'node:worker_threads'
import { sanitiseSvg } from './sanitise-svg.ts'
import { expandsTooFar } from './svg-expansion.ts'

parentPort?.postMessage('ready')
parentPort?.once('message', (bytes: Uint8Array) => {
  const clean = sanitiseSvg(bytes)
  parentPort?.postMessage({ clean, isTooComplex: clean !== null && expandsTooFar(clean) })
})
