import { observer } from 'mobx-react-lite'
import type { Loadable } from '../../../application/frame/shared/loadable'
import type { GuideDepartment } from '../../../domain/civic/guides/guide'
import { SelectChip } from '../../frame/kit/chips/chips'
import { useWords } from '../../frame/words/words'
import { guidesWords } from './guides.words'

interface DepartmentChipProps {
  readonly departments: Loadable<readonly GuideDepartment[]>
  readonly value: string
  readonly onChange: (id: string) => void
}

/** The choice of a department that has some of the guides, and the chosen one. */
export const DepartmentChip = observer(function DepartmentChip({ departments, value, onChange }: DepartmentChipProps) {
  const words = useWords(guidesWords)
  return (
    <SelectChip
      label={words.department}
      all={words.allDepartments}
      value={value}
      options={(departments.value ?? [])
        .filter(({ id, guides }) => guides > 0 || id === value)
        .map(({ id, name, guides }) => ({ value: id, label: words.departmentCount(name, guides) }))}
      onChange={onChange}
    />
  )
})
