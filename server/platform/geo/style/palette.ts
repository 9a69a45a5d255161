// The colours of the map in both themes: quiet ground, so that pins and areas drawn on top stand out.

export interface MapPalette {
  land: string
  residential: string
  industrial: string
  commercial: string
  campus: string
  paved: string
  park: string
  grass: string
  wood: string
  wetland: string
  pitch: string
  cemetery: string
  sand: string
  water: string
  building: string
  street: string
  streetCasing: string
  major: string
  majorCasing: string
  arterial: string
  arterialCasing: string
  path: string
  rail: string
  label: string
  roadLabel: string
  quietLabel: string
  waterLabel: string
  halo: string
  poi: Record<PoiGroup, string>
}

type PoiGroup =
  | 'food'
  | 'shop'
  | 'health'
  | 'education'
  | 'culture'
  | 'lodging'
  | 'green'
  | 'transport'
  | 'public'

export type MapTheme = 'light' | 'dark'

export const palettes: Record<MapTheme, MapPalette> = {
  light: {
    land: '#f6f4f0',
    residential: '#f2efe9',
    industrial: '#efece7',
    commercial: '#f5efe4',
    campus: '#f4efdf',
    paved: '#eeebe5',
    park: '#d5e9c8',
    grass: '#e1eed6',
    wood: '#cce3c0',
    wetland: '#d8eae0',
    pitch: '#cae4c6',
    cemetery: '#dce8d2',
    sand: '#f3ebd3',
    water: '#a8d3ec',
    building: '#e5dfd6',
    street: '#ffffff',
    streetCasing: '#dcd5ca',
    major: '#fcd98a',
    majorCasing: '#e3b75c',
    arterial: '#fff0c9',
    arterialCasing: '#e2d0a3',
    path: '#d3c9bb',
    rail: '#c3bcb3',
    label: '#3b3833',
    roadLabel: '#5f594f',
    quietLabel: '#655f56',
    waterLabel: '#17557a',
    halo: '#fdfcfa',
    poi: {
      food: '#b4531f',
      shop: '#8a5a12',
      health: '#b23a48',
      education: '#7a5c2e',
      culture: '#7b4b94',
      lodging: '#3f6fae',
      green: '#3d7a3a',
      transport: '#3f6fae',
      public: '#6b675f',
    },
  },
  dark: {
    land: '#1b1f24',
    residential: '#1e2228',
    industrial: '#20242a',
    commercial: '#22252a',
    campus: '#24262a',
    paved: '#22262c',
    park: '#1f3029',
    grass: '#1f2b28',
    wood: '#1d3327',
    wetland: '#1d2f30',
    pitch: '#22372d',
    cemetery: '#222d29',
    sand: '#2c2a25',
    water: '#12344a',
    building: '#272c34',
    street: '#363d47',
    streetCasing: '#15181c',
    major: '#6b5f43',
    majorCasing: '#15181c',
    arterial: '#4d4c47',
    arterialCasing: '#15181c',
    path: '#343a43',
    rail: '#3b424c',
    label: '#e8eaed',
    roadLabel: '#b6bcc5',
    quietLabel: '#959da8',
    waterLabel: '#7fb6d6',
    halo: '#16191d',
    poi: {
      food: '#eba478',
      shop: '#dcb46c',
      health: '#ef8f9a',
      education: '#cfb385',
      culture: '#c6a0dc',
      lodging: '#92b7e8',
      green: '#8fc48a',
      transport: '#92b7e8',
      public: '#aaa69e',
    },
  },
}
