import type { Brush } from './sitter'

const REGION = 'filterUnits="userSpaceOnUse" x="0" y="0" width="768" height="1024" color-interpolation-filters="sRGB"'

/**
 * One light on the whole figure: shade on the side away from the key light, a hard rim from behind.
 * Worked out from the silhouette, so that hair, skin, cloth and hands all answer to the same lamp.
 * `side` is 1 where the picture is drawn as it is, -1 where it is mirrored.
 */
export function lightDefs({ palette, finish, id }: Brush, side: 1 | -1): string {
  const { shade } = palette.script
  const band = (dx: number, dy: number, blur: number, name: string) =>
    `<feOffset in="SourceAlpha" dx="${dx * side}" dy="${dy}" result="${name}b"/>` +
    (blur ? `<feGaussianBlur in="${name}b" stdDeviation="${blur}" result="${name}b"/>` : '') +
    `<feComposite in="SourceAlpha" in2="${name}b" operator="out" result="${name}"/>`
  const tint = (color: string, opacity: number, name: string) =>
    `<feFlood flood-color="${color}" flood-opacity="${opacity.toFixed(2)}"/><feComposite in2="${name}" operator="in" ` +
    `result="${name}c"/>`
  const crisp = finish.softness < 0.4
  return (
    `<filter id="${id}lit" ${REGION}>` +
    band(crisp ? -34 : -64, crisp ? -10 : -26, crisp ? 7 : 34, 'sh') +
    tint(shade, finish.shadow, 'sh') +
    `<feBlend mode="multiply" in="shc" in2="SourceGraphic" result="g1"/>` +
    band(-6, 4, crisp ? 0 : 1.2, 'rm') +
    tint(palette.rim, 0.8 * finish.rim, 'rm') +
    `<feBlend mode="screen" in="rmc" in2="g1"/></filter>`
  )
}
