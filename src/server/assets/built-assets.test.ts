import { describe, expect, it } from 'vitest'
import { readManifest } from './built-assets.ts'

const manifest = {
  '_react-1.js': { file: 'assets/react-1.js', name: 'react' },
  '_map-1.js': { file: 'assets/map-1.js', name: 'map', imports: ['_react-1.js'], css: ['assets/leaflet-1.css'] },
  'island:map': { file: 'assets/island-map-1.js', name: 'island-map', isEntry: true, imports: ['_map-1.js', '_react-1.js'] },
  'island:tabs': { file: 'assets/island-tabs-1.js', name: 'island-tabs', isEntry: true, imports: ['_react-1.js'] },
  'src/islands/client/loader.ts?standalone': { file: 'assets/loader-1.js', name: 'loader', isEntry: true },
  'src/canvas/preview.ts': { file: 'assets/preview-1.js', name: 'preview', isEntry: true },
  'src/canvas/canvas.ts': { file: 'assets/canvas-1.js', name: 'canvas', isEntry: true },
  'src/site/ui/styles/site.css': { file: 'assets/site-1.css', name: 'site', isEntry: true },
  'src/islands/client/actions/open.ts': { file: 'assets/on-demand-actions-1.js', name: 'on-demand-actions', isEntry: true },
  'src/widgets/lightbox/open.tsx': { file: 'assets/on-demand-lightbox-1.js', name: 'on-demand-lightbox', isEntry: true },
  'src/popups/client/open.ts': { file: 'assets/on-demand-popups-1.js', name: 'on-demand-popups', isEntry: true },
  'src/popups/client/watch.ts': { file: 'assets/on-demand-watch-1.js', name: 'on-demand-watch', isEntry: true },
  'src/widgets/nav-menu/nav-menu.css': { file: 'assets/widget-nav-menu-1.css', name: 'widget-nav-menu', isEntry: true },
  'src/widgets/map/map.css': { file: 'assets/widget-map-1.css', name: 'widget-map', isEntry: true },
  'src/widgets/tabs/tabs.css': { file: 'assets/widget-tabs-1.css', name: 'widget-tabs', isEntry: true },
}

describe('readManifest', () => {
  const assets = readManifest(manifest)

  it('knows the loader and the script of each island', () => {
    expect(assets.loader).toBe('/assets/loader-1.js')
    expect(assets.moduleUrl('tabs')).toBe('/assets/island-tabs-1.js')
  })

  it('lists the site’s sheet first, then those of the widgets by name, each once', () => {
    expect(assets.styles(['tabs', 'heading', 'map', 'tabs'])).toEqual([
      '/assets/site-1.css',
      '/assets/widget-map-1.css',
      '/assets/leaflet-1.css',
      '/assets/widget-tabs-1.css',
    ])
    expect(assets.styles([])).toEqual(['/assets/site-1.css'])
  })

  it('leaves out the sheets of the frame, which the site’s own sheet holds', () => {
    expect(assets.styles(['nav-menu'])).toEqual(['/assets/site-1.css'])
  })

  it('lists the sheets of widgets alone for HTML that joins a page later', () => {
    expect(assets.widgetStyles(['tabs', 'nav-menu'])).toEqual(['/assets/widget-tabs-1.css'])
  })

  it('knows the scripts that are fetched on demand', () => {
    expect(assets.onDemand).toEqual({
      actions: '/assets/on-demand-actions-1.js',
      lightbox: '/assets/on-demand-lightbox-1.js',
      popups: '/assets/on-demand-popups-1.js',
      watch: '/assets/on-demand-watch-1.js',
    })
  })

  it('knows widgets whose files bear another name, which content blockers let pass', () => {
    const { moduleUrl, widgetStyles } = readManifest({
      ...manifest,
      'island:share-buttons': { file: 'assets/island-pass-1.js', name: 'island-pass', isEntry: true },
      'src/widgets/share-buttons/share-buttons.css': { file: 'assets/widget-pass-1.css', name: 'widget-pass', isEntry: true },
    })
    expect(moduleUrl('share-buttons')).toBe('/assets/island-pass-1.js')
    expect(widgetStyles(['share-buttons'])).toEqual(['/assets/widget-pass-1.css'])
  })

  it('says what to do about a script that was not built', () => {
    expect(() => assets.moduleUrl('countdown')).toThrow('no "island-countdown": run `npm run build` again')
  })

  it('refuses a manifest without a loader at the start, not at the first page', () => {
    expect(() => readManifest({})).toThrow('run `npm run build` again')
  })
})
