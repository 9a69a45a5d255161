// Pictures for the gallery, drawn in place so that the page needs no network.
import type { PictureSource } from '#web/ui/media/picture.tsx'

function drawing(hue: number, width: number, height: number): string {
  const sphere = Math.round(height * 0.3)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <defs><radialGradient id="g" cx=".3" cy=".2" r="1"><stop stop-color="hsl(${hue} 75% 90%)"/><stop offset="1" stop-color="hsl(${hue + 25} 60% 72%)"/></radialGradient>
    <radialGradient id="s" cx=".35" cy=".3" r=".8"><stop stop-color="hsl(${hue} 90% 72%)"/><stop offset="1" stop-color="hsl(${hue - 15} 75% 48%)"/></radialGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <ellipse cx="50%" cy="${height * 0.82}" rx="${sphere}" ry="${sphere * 0.16}" fill="hsl(${hue} 40% 30% / .25)"/>
    <circle cx="50%" cy="52%" r="${sphere}" fill="url(#s)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

export function samplePicture(hue: number, width = 640, height = 480): PictureSource {
  return { url: drawing(hue, width, height), width, height, color: `hsl(${hue} 60% 85%)` }
}
