import type { Choices } from './palette.ts'

interface Scheme {
  label: string
  colours: Choices
}

/** Ready looks. The style sheet is written in the colours of the first. */
export const SCHEMES = {
  programme: {
    label: '節目單（朱）',
    colours: {
      zhu: '#cc3016',
      'zhu-deep': '#a3230d',
      ink: '#1d1614',
      'ink-2': '#5b514c',
      'ink-3': '#6f645e',
      'ink-inv-2': '#c9beb4',
      line: '#d9d0c3',
      'line-strong': '#8a7e76',
      'line-inv': '#4a403b',
      paper: '#fcfaf6',
      bone: '#ece5d8',
      straw: '#f4d57c',
      peach: '#f7c8bb',
      celadon: '#bcd8c5',
      sky: '#bad3e6',
      ok: '#1f6b45',
    },
  },
  indigo: {
    label: '靛藍',
    colours: {
      zhu: '#1f4fa3',
      ink: '#131a2b',
      paper: '#fafbfd',
      bone: '#e4e8f0',
      straw: '#f2d98b',
      peach: '#f3cdbf',
      celadon: '#c0dbd0',
      sky: '#b9cfee',
    },
  },
  pine: {
    label: '松綠',
    colours: {
      zhu: '#1d6b4a',
      ink: '#14201b',
      paper: '#fafbf7',
      bone: '#e6e9dc',
      straw: '#eed98a',
      peach: '#f2cdb4',
      celadon: '#b4d8bd',
      sky: '#bcd6de',
    },
  },
  plum: {
    label: '梅紫',
    colours: {
      zhu: '#8a2a6b',
      ink: '#21141f',
      paper: '#fdfafc',
      bone: '#eee4ea',
      straw: '#f3d88f',
      peach: '#f5c6cf',
      celadon: '#c6dbc8',
      sky: '#c9cdec',
    },
  },
  sea: {
    label: '海青',
    colours: {
      zhu: '#0f6a73',
      ink: '#0f1f24',
      paper: '#f8fbfb',
      bone: '#e0e9e8',
      straw: '#f4db86',
      peach: '#f8cbb8',
      celadon: '#addbcd',
      sky: '#b3d8e6',
    },
  },
  ochre: {
    label: '赭石',
    colours: {
      zhu: '#9a4f12',
      ink: '#221810',
      paper: '#fdfaf4',
      bone: '#efe5d3',
      straw: '#f2d38a',
      peach: '#f2c6a5',
      celadon: '#cbd7b4',
      sky: '#c3d3d9',
    },
  },
  graphite: {
    label: '石墨',
    colours: {
      zhu: '#3d4652',
      ink: '#15181c',
      paper: '#fafafa',
      bone: '#e8e8e6',
      straw: '#ece0b4',
      peach: '#ecd6cd',
      celadon: '#cfdcd4',
      sky: '#cdd7e0',
    },
  },
  wine: {
    label: '酒紅',
    colours: {
      zhu: '#96203c',
      ink: '#231318',
      paper: '#fdf9f7',
      bone: '#efe4df',
      straw: '#f0d497',
      peach: '#f4c4bd',
      celadon: '#c9d9c2',
      sky: '#c5d2e4',
    },
  },
} as const satisfies Record<string, Scheme>

export type SchemeName = keyof typeof SCHEMES
export const FIRST_SCHEME: SchemeName = 'programme'
