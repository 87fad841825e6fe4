import { Skeleton } from '@/components/ui/skeleton'

const Row = () => (
  <div className='flex items-center gap-3 p-3'>
    <Skeleton className='size-12 flex-none rounded-full' />
    <span className='grid flex-1 gap-2'>
      <Skeleton className='h-4 w-24 rounded-sm' />
      <Skeleton className='h-3.5 w-4/5 rounded-sm' />
    </span>
  </div>
)

/** The place of the list, and on wide screens of the thread beside it. */
export default function Loading() {
  return (
    <div aria-hidden className='bg-ink lg:fixed lg:inset-y-0 lg:right-0 lg:left-(--side) lg:flex'>
      <div className='px-2 pt-14 lg:w-75 lg:flex-none lg:border-r lg:border-line lg:px-3 lg:pt-16'>
        <Row />
        <Row />
        <Row />
        <Row />
      </div>
      <div className='hidden min-w-0 flex-1 flex-col lg:flex'>
        <div className='flex h-18 flex-none items-center gap-3 border-b border-line px-5'>
          <Skeleton className='size-10 rounded-full' />
          <Skeleton className='h-4 w-24 rounded-sm' />
        </div>
        <div className='mx-auto flex w-full max-w-3xl flex-1 flex-col justify-end gap-3 px-7 pb-24'>
          <Skeleton className='h-17 w-3/5 rounded-lg' />
          <Skeleton className='ml-auto h-11 w-2/5 rounded-lg' />
          <Skeleton className='h-11 w-1/2 rounded-lg' />
        </div>
      </div>
    </div>
  )
}
