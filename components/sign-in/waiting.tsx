import { Spinner } from '@/components/ui/spinner'

/** A whole window that only waits: nothing of the product around it can be pressed meanwhile. */
export const Waiting = ({ title, text }: { title: string; text: string }) => (
  <div className='fixed inset-0 z-60 grid animate-fade content-center justify-items-center gap-3 bg-ink p-6 text-center'>
    <Spinner className='mb-2 size-7 text-accent' />
    <h1 className='title text-xl'>{title}</h1>
    <p role='status' className='text-muted'>
      {text}
    </p>
  </div>
)
