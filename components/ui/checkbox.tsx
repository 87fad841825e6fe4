import { Check } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '@/lib/cn'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  /** Says what is wrong; also marks the box as invalid. */
  error?: string
}

export function Checkbox({ label, error, className, id, ...rest }: CheckboxProps) {
  const own = useId()
  const errorId = `${own}-error`
  return (
    <div className={className}>
      <label htmlFor={id ?? own} className='flex min-h-11 items-start gap-3 py-2.5 text-sm'>
        <span className='relative grid size-6 flex-none place-items-center'>
          <input
            {...rest}
            id={id ?? own}
            type='checkbox'
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            className={cn(
              'peer absolute inset-0 cursor-pointer appearance-none rounded-sm bg-surface edged',
              'checked:bg-text aria-invalid:shadow-[inset_0_0_0_2px_var(--c-bad)]',
            )}
          />
          <Check aria-hidden className='pointer-events-none relative size-4 text-ink opacity-0 peer-checked:opacity-100' />
        </span>
        <span className='pt-0.5'>{label}</span>
      </label>
      {error ? (
        <p id={errorId} role='alert' className='ps-9 text-sm text-bad'>
          {error}
        </p>
      ) : null}
    </div>
  )
}
