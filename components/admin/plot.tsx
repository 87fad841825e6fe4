'use client'

import { useEffect, useRef } from 'react'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'

type PlotProps = {
  /** Seconds since 1970, UTC. */
  at: number[]
  values: number[]
  /** The span before, under it; none in small plots. */
  before?: number[]
  height: number
  /** Draws lines alone: a plot in a line of text. */
  small?: boolean
}

const color = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(`--c-${name}`).trim()

function draw(root: HTMLElement, { at, values, before, height, small = false }: PlotProps): UPlot {
  const accent = color('accent')
  const axis: UPlot.Axis = {
    show: !small,
    stroke: color('muted'),
    grid: { stroke: color('line'), width: 1 },
    ticks: { show: false },
    size: 44,
  }
  return new UPlot(
    {
      width: root.clientWidth,
      height,
      padding: small ? [4, 0, 4, 0] : undefined,
      legend: { show: false },
      cursor: { show: !small, drag: { x: false, y: false } },
      scales: { x: { time: true }, y: { range: (_, __, most) => [0, Math.max(1, most * 1.1)] } },
      axes: [{ ...axis, grid: { show: false }, size: 44 }, axis],
      series: [
        {},
        { stroke: accent, width: 2, fill: `${accent}22`, points: { show: false } },
        ...(before ? [{ stroke: color('muted'), width: 1.5, dash: [4, 4], points: { show: false } }] : []),
      ],
    },
    before ? [at, values, before] : [at, values],
    root,
  )
}

/** A line over time. It says nothing to screen readers: the table behind it does. */
export function Plot(props: PlotProps) {
  const root = useRef<HTMLDivElement>(null)
  const newest = useRef(props)
  newest.current = props
  const text = JSON.stringify([props.at, props.values, props.before])
  useEffect(() => {
    const place = root.current
    if (!place) return
    const dark = matchMedia('(prefers-color-scheme: dark)')
    let plot = draw(place, newest.current)
    const again = () => {
      plot.destroy()
      plot = draw(place, newest.current)
    }
    const fit = new ResizeObserver(() => {
      if (place.clientWidth !== plot.width) plot.setSize({ width: place.clientWidth, height: newest.current.height })
    })
    fit.observe(place)
    dark.addEventListener('change', again)
    return () => {
      dark.removeEventListener('change', again)
      fit.disconnect()
      plot.destroy()
    }
  }, [text])
  return <div ref={root} aria-hidden className='w-full min-w-0 overflow-hidden' style={{ height: props.height }} />
}
