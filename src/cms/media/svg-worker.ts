import { parentPort } from 'node:worker_threads'
import { sanitiseSvg } from './sanitise-svg.ts'

parentPort?.postMessage('ready')
parentPort?.once('message', (bytes: Uint8Array) => parentPort?.postMessage({ clean: sanitiseSvg(bytes) }))
