'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { chipClass } from '@/components/ui/chip'
import { TextField } from '@/components/ui/text-field'
import { BOUNDARY_THEMES, BOUNDARY_WORDS, SAFE_WORD, type BoundaryTheme, type OwnBoundaries } from '@/contracts/boundaries'

type BoundariesFormProps = {
  value: OwnBoundaries
  /** The safe word belongs to the account, not to one chat. */
  withSafeWord?: boolean
  save: (value: OwnBoundaries) => Promise<unknown>
}

const listOf = (text: string) => [
  ...new Set(
    text
      .split(/[,;\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

/** What somebody does not want to meet: themes to press, words of their own, and for the account the word that stops everything. */
export function BoundariesForm({ value, withSafeWord = false, save }: BoundariesFormProps) {
  const t = useTranslations('boundaries')
  const id = useId()
  const [themes, setThemes] = useState<readonly BoundaryTheme[]>(value.themes)
  const [words, setWords] = useState(value.words.join(', '))
  const [safeWord, setSafeWord] = useState(value.safe_word ?? '')
  const [state, setState] = useState<'idle' | 'sending' | 'saved' | 'failed'>('idle')
  const list = listOf(words)
  const wordsWrong = list.length > BOUNDARY_WORDS.most || list.some((word) => word.length < 2 || word.length > BOUNDARY_WORDS.length)
  const said = safeWord.trim()
  const safeWrong = said !== '' && (said.length < SAFE_WORD.least || said.length > SAFE_WORD.most || !/^[\p{L}\p{M}\p{N}' -]+$/u.test(said))
  const changed =
    themes.length !== value.themes.length ||
    themes.some((theme) => !value.themes.includes(theme)) ||
    list.join(',') !== value.words.join(',') ||
    said !== (value.safe_word ?? '')
  const edit = <T,>(set: (next: T) => void) => {
    return (next: T) => {
      setState('idle')
      set(next)
    }
  }
  const submit = async () => {
    if (wordsWrong || safeWrong) return
    setState('sending')
    try {
      await save({ themes: [...themes], words: list, safe_word: said || null })
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return (
    <form
      className='grid gap-4'
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <fieldset>
        <legend className='mb-2 text-sm font-semibold'>{t('themes_label')}</legend>
        <div className='flex flex-wrap gap-2'>
          {BOUNDARY_THEMES.map((theme) => {
            const on = themes.includes(theme)
            return (
              <button
                key={theme}
                type='button'
                aria-pressed={on}
                onClick={() => edit(setThemes)(on ? themes.filter((one) => one !== theme) : [...themes, theme])}
                className={chipClass(on, 'min-h-11')}
              >
                {t(`themes.${theme}`)}
              </button>
            )
          })}
        </div>
      </fieldset>
      <div className='grid gap-1'>
        <TextField
          label={t('words')}
          placeholder={t('words_hint')}
          value={words}
          autoComplete='off'
          aria-describedby={`${id}-words`}
          error={wordsWrong ? t('words_wrong', { most: BOUNDARY_WORDS.most, length: BOUNDARY_WORDS.length }) : undefined}
          onChange={(event) => edit(setWords)(event.target.value)}
        />
        <p id={`${id}-words`} className='text-sm text-pretty text-muted'>
          {t('words_help', { most: BOUNDARY_WORDS.most })}
        </p>
      </div>
      {withSafeWord ? (
        <div className='grid gap-1'>
          <TextField
            label={t('safe_word')}
            value={safeWord}
            autoComplete='off'
            autoCapitalize='none'
            aria-describedby={`${id}-safe`}
            error={safeWrong ? t('safe_word_wrong', { least: SAFE_WORD.least, most: SAFE_WORD.most }) : undefined}
            onChange={(event) => edit(setSafeWord)(event.target.value)}
          />
          <p id={`${id}-safe`} className='text-sm text-pretty text-muted'>
            {t('safe_word_help')}
          </p>
        </div>
      ) : null}
      <div className='flex flex-wrap items-center justify-end gap-3 empty:hidden'>
        <p role='status' className='me-auto text-sm text-muted empty:hidden'>
          {state === 'saved' && !changed ? t('saved') : ''}
        </p>
        {state === 'failed' ? (
          <p role='alert' className='me-auto text-sm text-bad'>
            {t('failed')}
          </p>
        ) : null}
        {changed ? (
          <Button type='submit' busy={state === 'sending'} disabled={wordsWrong || safeWrong}>
            {t('save')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
