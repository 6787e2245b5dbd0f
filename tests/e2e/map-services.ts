import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

// One pixel each, stretched by the map: straw and sky.
const TILE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4crUGAAUGAkZ4srM3AAAAAElFTkSuQmCC'
const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGPYdfkZAAS+AnQ6iw6DAAAAAElFTkSuQmCC'
const FOUND = { lat: '24.1523', lon: '120.6841' }
/** By way of a corner, so that nobody takes it for the straight line. */
const ROUTE = {
  routes: [
    {
      distance: 1600,
      duration: 1190,
      geometry: {
        type: 'LineString',
        coordinates: [
          [120.685, 24.1369],
          [120.685, 24.15],
          [120.68, 24.15],
        ],
      },
    },
  ],
}

/** The site's settings for a map service on this port. */
export function mapVariables(port: number): Record<string, string> {
  const origin = `http://127.0.0.1:${port}`
  return {
    MAP_TILES_URL: `${origin}/tiles/{z}/{x}/{y}.png`,
    MAP_PHOTO_TILES_URL: `${origin}/photos/{z}/{x}/{y}.png`,
    MAP_GEOCODER_URL: `${origin}/search?q={address}`,
    MAP_ROUTER_URL: `${origin}/route/{mode}/{from};{to}`,
  }
}

export function mapOrigin(): string {
  return new URL(process.env.MAP_TILES_URL ?? '').origin
}

export interface MapService {
  /** Paths and queries, in the order in which they were asked for. */
  asked: string[]
  /** Answers that there is no such place and no such way. */
  knowsNothing: boolean
  stop(): Promise<void>
}

/** Tiles, addresses and routes, on the port that the site was started with. */
export async function startMapService(): Promise<MapService> {
  const service: MapService = { asked: [], knowsNothing: false, stop }
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url ?? '/')
    service.asked.push(url)
    response.setHeader('access-control-allow-origin', '*')
    if (url.startsWith('/tiles/')) sendImage(response, TILE)
    else if (url.startsWith('/photos/')) sendImage(response, PHOTO)
    else if (url.startsWith('/search')) sendJson(response, service.knowsNothing ? [] : [FOUND])
    else sendJson(response, service.knowsNothing ? { code: 'NoRoute', routes: [] } : ROUTE)
  })
  function stop(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  }
  const port = Number(new URL(mapOrigin()).port)
  await new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server.address() as AddressInfo))
  })
  return service
}

function sendImage(response: ServerResponse, base64: string): void {
  response.setHeader('content-type', 'image/png').end(Buffer.from(base64, 'base64'))
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}
