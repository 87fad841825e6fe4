import { encode } from 'uqr'

/** One path of unit squares, dark on light in both themes: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role='img'
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering='crispEdges'
      className='mx-auto size-48 rounded-sm bg-[#fff]'
    >
      <path d={squares} fill='#000' />
    </svg>
  )
}
