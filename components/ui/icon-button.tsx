import type { ComponentProps } from 'react'
import { cn } from '@/lib/cn'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for people who do not see the icon; also its tooltip. */
  label: string
  /** On a picture or color it carries its own dark ground. */
  onPicture?: boolean
}

/** The look of a round 44 px icon button, for links. */
export const iconButtonClass = (className?: string) =>
  cn(
    'grid size-11 flex-none place-items-center rounded-full text-muted transition-colors duration-fast',
    'hover:bg-raised hover:text-text disabled:opacity-50 [&_svg]:size-5',
    className,
  )

export function IconButton({ label, onPicture, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-label={label}
      title={rest.title ?? label}
      className={iconButtonClass(cn(onPicture && 'bg-shade/60 text-on-picture hover:bg-shade/80 hover:text-on-picture', className))}
    />
  )
}
