import { PORTRAIT_WIDTHS, type Portrait } from '@/contracts/characters'
import { cn } from '@/lib/cn'

type PictureProps = {
  portrait: Portrait
  /** Empty where the name stands beside it. */
  alt: string
  /** As in `<img sizes>`: how wide it is drawn. */
  sizes: string
  /** In the first view: loaded at once and before other pictures. */
  priority?: boolean
  /** Radius, width; the shape is 3:4 unless an aspect class is given. */
  className?: string
  /** On the image itself, e.g. `object-top`. */
  imageClassName?: string
}

const srcSet = (base: string, type: 'avif' | 'webp') => PORTRAIT_WIDTHS.map((width) => `${base}-${width}.${type} ${width}w`).join(', ')

/** A portrait that starts as its own blurred colors and never moves the page. */
export function Picture({ portrait, alt, sizes, priority, className, imageClassName }: PictureProps) {
  const ground = {
    backgroundColor: portrait.color,
    backgroundImage: portrait.placeholder ? `url("${portrait.placeholder}")` : undefined,
  }
  return (
    <span
      style={ground}
      className={cn('relative block overflow-hidden bg-cover bg-center', !className?.includes('aspect-') && 'aspect-3/4', className)}
    >
      <picture>
        {portrait.avif === false ? null : <source type='image/avif' srcSet={srcSet(portrait.base, 'avif')} sizes={sizes} />}
        <source type='image/webp' srcSet={srcSet(portrait.base, 'webp')} sizes={sizes} />
        <img
          src={`${portrait.base}-480.webp`}
          alt={alt}
          width={768}
          height={1024}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding='async'
          className={cn('absolute inset-0 size-full object-cover', imageClassName)}
        />
      </picture>
    </span>
  )
}
