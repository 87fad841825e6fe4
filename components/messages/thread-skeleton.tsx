import { Skeleton } from '@/components/ui/skeleton'

/** The thread's place while it loads, standing at the bottom like the thread itself. */
export const ThreadSkeleton = ({ label }: { label: string }) => (
  <div role='status' aria-label={label} className='flex min-h-0 flex-1 flex-col justify-end overflow-hidden'>
    <div className='mx-auto grid w-full max-w-3xl gap-3 px-4 pb-3 lg:px-7'>
      <Skeleton className='h-17 w-4/5 max-w-md rounded-lg' />
      <Skeleton className='ms-auto h-11 w-2/5 max-w-60 rounded-lg' />
      <Skeleton className='h-23 w-4/5 max-w-lg rounded-lg' />
      <Skeleton className='ms-auto h-11 w-1/2 max-w-72 rounded-lg' />
      <Skeleton className='h-11 w-3/5 max-w-80 rounded-lg' />
    </div>
  </div>
)
