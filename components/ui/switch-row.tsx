type SwitchRowProps = { label: string; text?: string; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** A setting that is on or off; the whole line is the target. */
export const SwitchRow = ({ label, text, checked, disabled, onChange }: SwitchRowProps) => (
  <label className='flex min-h-14 items-center justify-between gap-6 border-t border-line py-2.5 first:border-0 has-disabled:cursor-default'>
    <span className='min-w-0'>
      <span className='font-medium'>{label}</span>
      {text ? <span className='block text-pretty text-sm text-muted'>{text}</span> : null}
    </span>
    <input
      type='checkbox'
      role='switch'
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className='relative h-8 w-14 flex-none cursor-pointer appearance-none rounded-full bg-raised transition-colors duration-fast edged before:absolute before:top-1 before:start-1 before:size-6 before:rounded-full before:bg-muted before:transition-transform before:duration-fast checked:bg-text checked:before:translate-x-6 rtl:checked:before:-translate-x-6 checked:before:bg-ink disabled:opacity-50'
    />
  </label>
)
