import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { FeedGateway } from '../../../../application/media/feed/feed-gateway'
import type { JsonValue } from '../../../../domain/overview/builder/page-document'
import { SelectField } from '../../../frame/kit/fields/select-field'
import { useService } from '../../../frame/shell/app-context'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'

interface CategoryControlProps {
  readonly label: string
  readonly value: string
  readonly onChange: (value: JsonValue) => void
}

/** A category of the site; '' for all. One that no list has is shown by its id. */
export const CategoryControl = observer(function CategoryControl({ label, value, onChange }: CategoryControlProps) {
  const words = useWords(builderWords)
  const gateway = useService(FeedGateway)
  const [categories, setCategories] = useState<readonly { readonly id: string; readonly name: string }[]>([])
  useEffect(() => {
    let isCurrent = true
    void gateway.categories().then((outcome) => isCurrent && outcome.ok && setCategories(outcome.value))
    return () => {
      isCurrent = false
    }
  }, [gateway])
  const isListed = value === '' || categories.some(({ id }) => id === value)
  const options = [...categories, ...(isListed ? [] : [{ id: value, name: value }])]
  return (
    <SelectField
      optional
      label={label}
      value={value}
      placeholder={words.none}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
    />
  )
})
