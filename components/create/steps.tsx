'use client'

import { useTranslations } from 'next-intl'
import { MultiSelect } from '@/components/ui/multi-select'
import { RadioChips } from '@/components/ui/radio-chips'
import { TextField } from '@/components/ui/text-field'
import { DEFINITION_LIMITS } from '@/contracts/character-definition'
import { CATEGORIES } from '@/contracts/character-options'
import { PREVIEW_CHOICES, PREVIEW_EXTRAS } from '@/contracts/portrait-preview'
import { limitOf, type Draft, type Field } from '@/lib/create/draft'
import { messageKey } from '@/lib/i18n/message-key'
import { useCreateStore } from '@/stores/create-store'
import { PictureChoices, SwatchChoices } from './choices'
import { Kept } from './lock'
import { ScenariosField } from './scenarios-field'
import { Slider } from './slider'
import type { StepProps } from './step-props'
import swatches from './swatches.module.css'

/** Words of the options, of what is chosen, and of fields. */
function useWords({ appearance: { gender } }: Draft) {
  const t = useTranslations('create')
  const field = (name: Field) => (name === 'breast_size' && gender !== 'Female' ? t('field.chest_size') : t(messageKey(t, `field.${name}`)))
  const option = (value: string | undefined) =>
    value === undefined
      ? t('by_chance')
      : value === 'Latina' && gender === 'Male'
        ? t('option.Latino')
        : t(messageKey(t, `option.${value}`))
  return { t, field, option }
}

/** A style is how everything is drawn, the place too; the others are seen in the face. */
const LOOK_FRAMES = { gender: 'hair', ethnicity: 'face', style: 'close' } as const

export function LookStep({ draft }: StepProps) {
  const { field, option } = useWords(draft)
  const shared = { appearance: draft.appearance, labelOf: option }
  return (
    <>
      {(['gender', 'ethnicity', 'style'] as const).map((name) => (
        <PictureChoices
          key={name}
          {...shared}
          field={name}
          legend={field(name)}
          options={PREVIEW_CHOICES[name]}
          frame={LOOK_FRAMES[name]}
        />
      ))}
    </>
  )
}

export function BodyStep({ draft }: StepProps) {
  const { field, option } = useWords(draft)
  const { appearance } = draft
  const choose = useCreateStore((state) => state.choose)
  const shared = { appearance, labelOf: option }
  return (
    <>
      <PictureChoices {...shared} field='body_type' legend={field('body_type')} options={PREVIEW_CHOICES.body_type} frame='body' />
      {appearance.gender === 'Female' ? (
        <PictureChoices {...shared} field='breast_size' legend={field('breast_size')} options={PREVIEW_CHOICES.breast_size} frame='chest' />
      ) : (
        // Under a shirt there is next to nothing to see: words say it better than three pictures that are the same.
        <Kept field='breast_size' what={field('breast_size')}>
          <RadioChips
            name='breast_size'
            legend={field('breast_size')}
            options={PREVIEW_CHOICES.breast_size.map((value) => ({ value, label: option(value) }))}
            value={appearance.breast_size}
            onChange={(value) => choose('breast_size', value)}
          />
        </Kept>
      )}
      <PictureChoices {...shared} field='butt_size' legend={field('butt_size')} options={PREVIEW_CHOICES.butt_size} frame='hips' />
    </>
  )
}

export function HairStep({ draft }: StepProps) {
  const { field, option } = useWords(draft)
  const shared = { appearance: draft.appearance, labelOf: option }
  return (
    <>
      <PictureChoices {...shared} field='hair_style' legend={field('hair_style')} options={PREVIEW_CHOICES.hair_style} frame='hair' />
      <SwatchChoices
        {...shared}
        field='hair_color'
        legend={field('hair_color')}
        options={PREVIEW_CHOICES.hair_color}
        colorOf={(color) => swatches[`hair-${color}`] ?? ''}
      />
      <PictureChoices {...shared} field='eye_color' legend={field('eye_color')} options={PREVIEW_CHOICES.eye_color} frame='eyes' />
    </>
  )
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export function StyleStep({ draft, options }: StepProps) {
  const { field, option } = useWords(draft)
  const { appearance } = draft
  const named = (value: string | undefined) => (value === undefined ? option(value) : upperFirst(value))
  const shared = { appearance, labelOf: option }
  return (
    <>
      <PictureChoices
        {...shared}
        strip
        chance
        field='wardrobe'
        legend={field('wardrobe')}
        labelOf={named}
        options={[undefined, ...(options?.wardrobe ?? [])]}
        frame='outfit'
      />
      <PictureChoices
        {...shared}
        strip
        chance
        field='scene'
        legend={field('scene')}
        labelOf={named}
        options={[undefined, ...(options?.scenes ?? [])]}
        frame='place'
      />
      <PictureChoices
        {...shared}
        strip
        chance
        field='mood'
        legend={field('mood')}
        options={[undefined, ...PREVIEW_EXTRAS.mood]}
        frame='face'
      />
      <PictureChoices
        {...shared}
        strip
        field='glasses'
        legend={field('glasses')}
        options={[undefined, ...PREVIEW_EXTRAS.glasses.slice(1)]}
        labelOf={(value) => option(value ?? 'none')}
        frame='face'
      />
      <PictureChoices
        {...shared}
        strip
        field='earrings'
        legend={field('earrings')}
        options={[undefined, ...PREVIEW_EXTRAS.earrings.slice(1)]}
        labelOf={(value) => option(value ?? 'none')}
        frame='face'
      />
      {appearance.gender === 'Female' ? null : (
        <PictureChoices
          {...shared}
          strip
          field='beard'
          legend={field('beard')}
          options={[undefined, ...PREVIEW_EXTRAS.beard.slice(1)]}
          labelOf={(value) => option(value ?? 'none')}
          frame='face'
        />
      )}
    </>
  )
}

/** Most occupations of one person. */
const OCCUPATIONS = 2
const asOptions = (words: readonly string[] = []) => words.map((word) => ({ value: word, label: word }))

type WordsFieldProps = { field: 'personality' | 'hobbies' | 'tags' | 'preferences'; list: readonly string[] | undefined } & StepProps

function WordsField({ field: name, list, draft, wrong }: WordsFieldProps) {
  const { t, field } = useWords(draft)
  const choose = useCreateStore((state) => state.choose)
  return (
    <Kept field={name} what={field(name)}>
      <MultiSelect
        label={field(name)}
        options={asOptions(list)}
        value={draft[name]}
        onChange={(value) => choose(name, value)}
        creatable
        max={DEFINITION_LIMITS.words}
        placeholder={t(`placeholder.${name}`)}
        addLabel={(text) => t('add', { text })}
        removeLabel={(text) => t('remove', { text })}
        fullLabel={(max) => t('full', { max })}
        tooltip={name === 'preferences' ? t('hint.preferences') : t('hint.add')}
        error={wrong[name]}
      />
    </Kept>
  )
}

export function PersonStep(props: StepProps) {
  const { draft, options, wrong } = props
  const { t, field } = useWords(draft)
  const choose = useCreateStore((state) => state.choose)
  return (
    <>
      <div className='grid gap-6 sm:grid-cols-[1fr_9rem]'>
        <Kept field='full_name' what={field('full_name')}>
          <TextField
            label={field('full_name')}
            value={draft.full_name}
            maxLength={limitOf('full_name')}
            autoComplete='off'
            placeholder={t('placeholder.full_name')}
            onChange={(event) => choose('full_name', event.target.value)}
            error={wrong.full_name}
          />
        </Kept>
        <Kept field='age' what={field('age')}>
          <TextField
            label={field('age')}
            value={draft.age}
            inputMode='numeric'
            autoComplete='off'
            placeholder={t('placeholder.age')}
            onChange={(event) => choose('age', event.target.value)}
            error={wrong.age}
          />
        </Kept>
      </div>
      <Kept field='occupation' what={field('occupation')}>
        <MultiSelect
          label={field('occupation')}
          options={asOptions(options?.occupations)}
          value={draft.occupation.split(', ').filter(Boolean)}
          onChange={(value) => choose('occupation', value.join(', '))}
          creatable
          max={OCCUPATIONS}
          placeholder={t('placeholder.occupation')}
          addLabel={(text) => t('add', { text })}
          removeLabel={(text) => t('remove', { text })}
          fullLabel={(max) => t('full', { max })}
          tooltip={t('hint.occupation')}
          error={wrong.occupation}
        />
      </Kept>
      <WordsField {...props} field='personality' list={options?.personality} />
      <WordsField {...props} field='hobbies' list={options?.hobbies} />
      <WordsField {...props} field='tags' list={options?.tags} />
    </>
  )
}

/** The five words of a slider. */
const fifthOf = (value: number) => String(Math.min(5, Math.floor(value / 20) + 1))

export function MannerStep(props: StepProps) {
  const { draft, options } = props
  const { t, field } = useWords(draft)
  const choose = useCreateStore((state) => state.choose)
  return (
    <>
      {(['extroversion', 'connection', 'sex_drive'] as const).map((name) => (
        <Kept key={name} field={name} what={field(name)}>
          <Slider
            label={field(name)}
            value={draft[name]}
            onChange={(value) => choose(name, value)}
            words={t(messageKey(t, `words.${name}.${fifthOf(draft[name])}`))}
          />
        </Kept>
      ))}
      <WordsField {...props} field='preferences' list={options?.preferences} />
      <Kept field='category' what={field('category')}>
        <RadioChips
          name='category'
          legend={field('category')}
          options={CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }))}
          value={draft.category}
          onChange={(value) => choose('category', value)}
        />
      </Kept>
    </>
  )
}

type TextProps = { name: 'hook' | 'greeting' | 'biography' | 'custom_instructions'; max: number | undefined; rows: number } & StepProps

function Text({ name, max, rows, draft, wrong }: TextProps) {
  const { t, field } = useWords(draft)
  const choose = useCreateStore((state) => state.choose)
  return (
    <Kept field={name} what={field(name)}>
      <TextField
        label={field(name)}
        tooltip={t(`hint.${name}`)}
        multiline
        rows={rows}
        value={draft[name]}
        maxLength={max}
        onChange={(event) => choose(name, event.target.value)}
        error={wrong[name]}
        inputClassName='max-h-[50dvh]'
      />
    </Kept>
  )
}

export function VoiceStep(props: StepProps) {
  return (
    <>
      <Text {...props} name='hook' max={limitOf('hook')} rows={1} />
      <Text {...props} name='greeting' max={limitOf('greeting')} rows={3} />
      <Text {...props} name='biography' max={limitOf('biography')} rows={5} />
      <Text {...props} name='custom_instructions' max={props.options?.limits.custom_instructions} rows={4} />
      <ScenariosField {...props} />
    </>
  )
}
