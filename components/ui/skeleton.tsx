import { cn } from '@/lib/cn'

/** Holds the place of what is coming; give it the final size and radius. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cn('block animate-shimmer rounded-md bg-raised', className)} />
)
