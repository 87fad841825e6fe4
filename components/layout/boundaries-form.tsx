'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { chipClass } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { BOUNDARY_THEMES, BOUNDARY_WORDS, type BoundaryTheme } from '@/contracts/boundaries'
import { OwnBoundaries } from '@/contracts/forms/boundaries'
import { useContractForm } from '@/hooks/use-contract-form'

type BoundariesFormProps = {
  value: OwnBoundaries
  /** The safe word belongs to the account, not to one chat. */
  withSafeWord?: boolean
  save: (value: OwnBoundaries) => Promise<unknown>
}
type Typed = { themes: BoundaryTheme[]; words: string; safe_word: string }

const listOf = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]
const readOf = ({ themes, words, safe_word }: Typed): OwnBoundaries => ({
  themes,
  words: listOf(words),
  safe_word: safe_word.trim() || null,
})
const isSame = (one: OwnBoundaries, other: OwnBoundaries) =>
  one.themes.length === other.themes.length &&
  one.themes.every((theme) => other.themes.includes(theme)) &&
  one.words.join(',') === other.words.join(',') &&
  one.safe_word === other.safe_word

/** What somebody does not want to meet: themes to press, words of their own, and for the account the word that stops everything. */
export function BoundariesForm({ value, withSafeWord = false, save }: BoundariesFormProps) {
  const t = useTranslations('boundaries')
  const id = useId()
  const [saved, setSaved] = useState(false)
  const { form, line, choice, values, formState, problem, sending } = useContractForm({
    schema: OwnBoundaries,
    initial: { themes: value.themes, words: value.words.join(', '), safe_word: value.safe_word ?? '' } as Typed,
    show: 'change',
    read: readOf,
    words: ({ field, min: least = 0, max: most = 0 }) =>
      field === 'words' ? t('words_wrong', BOUNDARY_WORDS) : t('safe_word_wrong', { least, most }),
    send: save,
    done: () => setSaved(true),
    refused: () => ({ root: t('failed') }),
  })
  const changed = !isSame(readOf(values), value)
  const isWrong = Object.keys(formState.errors).some((name) => name !== 'root')
  const themes = choice('themes')
  const press = (theme: BoundaryTheme) => {
    setSaved(false)
    themes.onChange(values.themes.includes(theme) ? values.themes.filter((one) => one !== theme) : [...values.themes, theme])
  }
  const typed = (name: 'words' | 'safe_word') => {
    const { onChange, ...field } = line(name)
    const edit: typeof onChange = (event) => {
      setSaved(false)
      onChange(event)
    }
    return { ...field, onChange: edit, label: t(name), autoComplete: 'off', 'aria-describedby': `${id}-${name}` }
  }
  return (
    <form {...form} className='grid gap-4'>
      <fieldset>
        <legend className='mb-2 text-sm font-semibold'>{t('themes_label')}</legend>
        <div className='flex flex-wrap gap-2'>
          {BOUNDARY_THEMES.map((theme) => {
            const on = values.themes.includes(theme)
            return (
              <button key={theme} type='button' aria-pressed={on} onClick={() => press(theme)} className={chipClass(on, 'min-h-11')}>
                {t(`themes.${theme}`)}
              </button>
            )
          })}
        </div>
      </fieldset>
      <div className='grid gap-1'>
        <TextField {...typed('words')} placeholder={t('words_hint')} />
        <p id={`${id}-words`} className='text-sm text-pretty text-muted'>
          {t('words_help', BOUNDARY_WORDS)}
        </p>
      </div>
      {withSafeWord ? (
        <div className='grid gap-1'>
          <TextField {...typed('safe_word')} autoCapitalize='none' />
          <p id={`${id}-safe_word`} className='text-sm text-pretty text-muted'>
            {t('safe_word_help')}
          </p>
        </div>
      ) : null}
      <div className='flex flex-wrap items-center justify-end gap-3 empty:hidden'>
        <p role='status' className='me-auto text-sm text-muted empty:hidden'>
          {saved && !changed ? t('saved') : ''}
        </p>
        {problem ? (
          <p role='alert' className='me-auto text-sm text-bad'>
            {problem}
          </p>
        ) : null}
        {changed ? (
          <Button type='submit' busy={sending} disabled={isWrong}>
            {t('save')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
