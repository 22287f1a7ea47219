import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { MapSpot } from '../../../application/civic/maps/map-spot'
import type { SentMedium, SuggestionWriting } from '../../../application/civic/suggestions/publish-suggestion'
import type { Loadable } from '../../../application/frame/shared/loadable'
import type { DepartmentProposal } from '../../../domain/civic/suggestions/department-proposal'
import type { Department } from '../../../domain/civic/suggestions/suggestion'
import {
  suggestionContactRule,
  suggestionKinds,
  suggestionPlaceRule,
  suggestionTextRule,
  suggestionTitleRule,
  writtenTitle,
  type SuggestionForm,
  type SuggestionKind,
} from '../../../domain/civic/suggestions/suggestion-form'
import { SpotButtonPart } from '../maps/spot-sheet/spot-sheet.part'
import { ComposerPage } from '../../frame/forms/composer-page.part'
import type { FormLimit } from '../../frame/forms/limit-notice.part'
import { PicturesField } from '../../frame/forms/pictures-field.part'
import { useFields } from '../../frame/forms/use-fields.part'
import { ChoiceChips } from '../../frame/kit/chips/choice-chips'
import { Checkbox } from '../../frame/kit/fields/choice'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { TextArea } from '../../frame/kit/fields/text-area'
import { TextField } from '../../frame/kit/fields/text-field'
import { PlaceField } from '../../frame/places/place-field.part'
import { useWords } from '../../frame/words/words'
import { suggestionFormWords } from './suggestion-form.words'
import styles from './similar-suggestions.module.css'
import { suggestionsWords } from './suggestions.words'

interface SuggestionFieldsProps {
  readonly form: SuggestionWriting
  readonly departments: Loadable<readonly Department[]>
  /** The department that is chosen until its author chooses one. */
  readonly proposal?: DepartmentProposal | null
  readonly spot: MapSpot
  readonly label: string
  readonly onChange: (part: Partial<SuggestionForm>) => void
  readonly limit?: FormLimit
  /** The pictures and the video that the suggestion has already. */
  readonly stored?: readonly SentMedium[]
  /** Shown above the fields. */
  readonly head?: ReactNode
  /** Shown below the text. */
  readonly children?: ReactNode
}

/** The fields of a suggestion, whether it is new or corrected. */
export const SuggestionFields = observer(function SuggestionFields({
  form,
  departments,
  proposal = null,
  spot,
  label,
  onChange,
  limit,
  stored = [],
  head,
  children,
}: SuggestionFieldsProps) {
  const words = useWords(suggestionFormWords)
  const field = useFields(form, words)
  const kind = field('kind')
  const place = field('place')
  const { latitude, longitude } = place.value
  const { kept } = form.values
  const nameOf = (index: number) => (stored[index]?.isVideo === true ? words.keptVideo : words.keptPicture(index + 1))
  return (
    <ComposerPage title={label} form={form} words={words} submit={words.submit} limit={limit}>
      {head}
      <TextArea
        {...field('text')}
        maxLength={suggestionTextRule.most}
        rows={4}
        onChange={(text) => onChange({ text })}
      />
      {children}
      {form.pictures !== null && (
        <PicturesField
          {...field('pictures')}
          pictures={form.pictures}
          kept={kept.map((index) => ({ name: nameOf(index), address: stored[index]?.address ?? '' }))}
          onDrop={(position) => form.change({ kept: kept.filter((_, index) => index !== position) })}
        />
      )}
      <PlaceField
        {...place}
        letters={suggestionPlaceRule.most}
        optional={kind.value !== 'problem'}
        onChange={(part) => onChange({ place: { ...form.values.place, ...part } })}
      >
        <SpotButtonPart
          spot={spot}
          at={latitude === null || longitude === null ? null : { latitude, longitude }}
          onChoose={(chosen) => onChange({ place: { ...form.values.place, ...chosen } })}
        />
      </PlaceField>
      <ChoiceChips<SuggestionKind>
        {...kind}
        hint={kind.value === '' ? undefined : words[`${kind.value}.hint`]}
        value={kind.value === '' ? null : kind.value}
        options={suggestionKinds.map((value) => ({ value, label: words[value] }))}
      />
      <DepartmentField form={form} departments={departments} proposal={proposal} />
      <TextField
        {...field('title')}
        optional
        placeholder={writtenTitle(form.values)}
        letters={suggestionTitleRule.most}
        enterKeyHint="next"
        onChange={(title) => onChange({ title })}
      />
      <ConsentFields form={form} />
      <ContactField form={form} />
    </ComposerPage>
  )
})

/** The chip of an author who leaves the department to the platform. */
const forwarded = 'forwarded'

/** The department that gets it: the proposed one, until the author chooses another or leaves it to the platform. */
const DepartmentField = observer(function DepartmentField({
  form,
  departments,
  proposal,
}: Pick<SuggestionFieldsProps, 'form' | 'departments'> & { readonly proposal: DepartmentProposal | null }) {
  const words = useWords(suggestionFormWords)
  const listWords = useWords(suggestionsWords)
  const { value: chosen, ...field } = useFields(form, words)('departmentId')
  if (departments.state === 'failed' && departments.value === null)
    return (
      <FailedPart isQuiet title={words.departmentsFailed} failure={departments.failure} onRetry={departments.reload} />
    )
  const id = chosen === '' ? (proposal?.departmentId ?? null) : chosen
  const department = departments.value?.find((each) => each.id === id)
  const promise =
    department === undefined ? words.forwardedText : listWords.promise(department.acceptDays, department.replyDays)
  const why = chosen === '' && (proposal === null ? words.notProposed : words.proposed(proposal.because))
  return (
    <ChoiceChips
      {...field}
      hint={[why, promise].filter(Boolean).join(words.sentenceGap)}
      value={id ?? forwarded}
      options={[
        ...(departments.value ?? []).map(({ id, name }) => ({ value: id, label: name })),
        { value: forwarded, label: words.forwarded },
      ]}
      onChange={(value) => field.onChange(value === forwarded ? null : value)}
    />
  )
})

/** The choices of who may read it, and who learns who wrote it. */
const ConsentFields = observer(function ConsentFields({ form }: Pick<SuggestionFieldsProps, 'form'>) {
  const words = useWords(suggestionFormWords)
  const { isPublic, isAnonymous } = form.values
  return (
    <div>
      <Checkbox label={words.isPublic} checked={isPublic} onChange={(chosen) => form.change({ isPublic: chosen })} />
      <Checkbox
        label={words.isAnonymous}
        checked={isAnonymous}
        onChange={(chosen) => form.change({ isAnonymous: chosen })}
      />
      <p className={styles.quiet}>{isAnonymous ? words.anonymousHint : words.namedHint}</p>
    </div>
  )
})

/** The contact that the office may use instead of the phone; an anonymous author has none, since it would name them. */
const ContactField = observer(function ContactField({ form }: Pick<SuggestionFieldsProps, 'form'>) {
  const words = useWords(suggestionFormWords)
  const field = useFields(form, words)
  if (form.values.isAnonymous) return null
  return <TextField {...field('contact')} optional letters={suggestionContactRule.most} autoComplete="off" />
})
