import { once } from 'node:events'
import { test } from 'vitest'
import { createTestApp } from '../app.fixture.ts'
import { listen } from '../listening.fixture.ts'
import { startS3 } from './s3.fixture.ts'
test('x', async () => {
  const store = await startS3()
  store.objects.set('2026-03-film.mp4', { body: Buffer.alloc(8e6, 'film'), type: 'video/mp4' })
  const { app, log } = await createTestApp({ env: store.variables, bucketPatienceMs: 50 })
  const port = await listen(app)
  const t = Date.now()
  const r = await fetch(`http://127.0.0.1:${port}/wp-content/uploads/2026/03/film.mp4`)
  console.log(r.status, Date.now() - t); await r.text()
  const r2 = await fetch(`http://127.0.0.1:${port}/wp-content/uploads/2026/03/film.mp4`)
  console.log(r2.status, Date.now() - t); await r2.text()
  console.log(JSON.stringify(log, null, 1))
})
test('y', async () => {
  const store = await startS3()
    store.fault = (_, response) => {
      response.writeHead(200, { 'content-length': '10' }).write('01234')
      return true
    }
  const { app, log } = await createTestApp({ env: store.variables })
  const port = await listen(app)
  app.server.on('connection', (s) => { console.log('conn', s.remotePort); s.on('close', () => console.log('closed', s.remotePort)) })
    const visit = new AbortController()
    const left = once(store.events, 'left')
    const { body } = await fetch(`http://127.0.0.1:${port}/wp-content/uploads/2026/03/a.png`, { signal: visit.signal })
    await body?.getReader().read()
    visit.abort()
    await left
  console.log('left')
  app.server.getConnections((e, n) => console.log('connections', n))
  const t = Date.now()
  const c = app.close().then(() => console.log('closed app', Date.now() - t))
  await new Promise((r) => setTimeout(r, 3000))
  app.server.getConnections((e, n) => console.log('connections', n))
  console.log(JSON.stringify(log, null, 1))
  await c
}, 30000)
