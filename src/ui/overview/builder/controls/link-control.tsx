import { channelPaths } from '../../../../domain/frame/navigation/channel-target'
import { contentKinds, kindsWith } from '../../../../domain/frame/content/content-kinds'
import type { SiteLink } from '../../../../domain/frame/navigation/site-link'
import type { JsonValue } from '../../../../domain/overview/builder/page-document'
import { SelectField } from '../../../frame/kit/fields/select-field'
import { TextField } from '../../../frame/kit/fields/text-field'
import { useWords } from '../../../frame/words/words'
import { blankLink } from './blank-card'
import { builderWords } from '../builder.words'
import { useFieldWords } from '../cards/card-name'
import styles from '../builder.module.css'

interface LinkControlProps {
  readonly label: string
  readonly value: JsonValue | undefined
  readonly optional: boolean
  readonly onChange: (value: JsonValue) => void
}

const kinds = ['path', 'content', 'page', 'category', 'channel', 'external'] as const

/** The fields of a link: the kind of thing that it leads to, and which one. */
export function LinkControl({ label, value, optional, onChange }: LinkControlProps) {
  const nameOf = useFieldWords()
  const words = useWords(builderWords)
  const link = value === null || value === undefined ? null : { ...blankLink, ...(value as unknown as SiteLink) }
  const types = link === null ? [] : typesOf(link.kind)
  const change = (part: Partial<SiteLink>) => onChange({ ...(link ?? blankLink), ...part })
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <SelectField
        label={nameOf('link.kind')}
        value={link?.kind ?? ''}
        optional={optional}
        {...(optional ? { placeholder: nameOf('link.none') } : {})}
        options={kinds.map((kind) => ({ value: kind, label: nameOf(`link.${kind}`) }))}
        onChange={(chosen) => {
          const kind = kinds.find((each) => each === chosen)
          if (kind === undefined) onChange(null)
          else change({ kind, type: typesOf(kind)[0] ?? null })
        }}
      />
      {link !== null && types.length > 0 && (
        <SelectField
          label={nameOf('link.type')}
          value={String(link.type ?? '')}
          placeholder={words.noneChosen}
          options={types.map((type) => ({
            value: String(type),
            label: nameOf(link.kind === 'channel' ? `link.channel.${type}` : `type.${type}`),
          }))}
          onChange={(type) => change({ type: Number(type) })}
        />
      )}
      {link !== null && (
        <TextField
          label={nameOf('link.value')}
          value={link.value}
          type={link.kind === 'external' ? 'url' : 'text'}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(typed) => change({ value: typed.replace(/\s/g, '') })}
        />
      )}
    </fieldset>
  )
}

/** The types that a kind of link distinguishes (B05, B06). */
function typesOf(kind: SiteLink['kind']): readonly number[] {
  if (kind === 'channel') return Object.keys(channelPaths).map((_, index) => index + 1)
  return kind === 'content' ? kindsWith('list').map((each) => contentKinds[each].code) : []
}
