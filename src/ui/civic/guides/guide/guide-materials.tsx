import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import type { Guide, GuideForm } from '../../../../domain/civic/guides/guide'
import { Checkbox } from '../../../frame/kit/fields/choice'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useIsHydrated } from '../../../frame/kit/hydration/use-is-hydrated'
import { useWords } from '../../../frame/words/words'
import styles from './guide.module.css'
import { GuideSection, guideSections } from './guide-section'
import type { GuideViewModel } from './guide.view-model'
import { guideWords } from './guide.words'

interface GuideMaterialsProps {
  readonly viewModel: GuideViewModel
  readonly guide: Guide
}

/** What to bring, as a list to tick, with forms to download. */
export const GuideMaterials = observer(function GuideMaterials({ viewModel, guide }: GuideMaterialsProps) {
  const words = useWords(guideWords)
  const { materials } = guide
  const { note, readyCount, markMaterial, visit } = viewModel
  // The platform does not know what this device has noted, so the ticks are rendered after hydration.
  const isHydrated = useIsHydrated()
  const ready = isHydrated ? note.ready : []
  if (materials.length === 0) {
    return (
      <GuideSection id={guideSections.materials} title={words.materials}>
        <p>{words.noMaterials}</p>
      </GuideSection>
    )
  }
  return (
    <GuideSection id={guideSections.materials} title={words.materials}>
      <ul className={styles.materials}>
        {materials.map(({ id, name, hint, form }) => (
          <li key={id} className={styles.material}>
            <Checkbox
              label={
                <>
                  {name}
                  {hint !== '' && <span className={styles.hint}>{hint}</span>}
                </>
              }
              checked={ready.includes(id)}
              onChange={(isReady) => markMaterial(id, isReady)}
            />
            {form !== null && <FormLink form={form} onOpen={visit.openForm} />}
          </li>
        ))}
      </ul>
      <p role="status" className={styles.ready}>
        {isHydrated && readyCount > 0
          ? readyCount === materials.length
            ? visit.onlineAddress(guide) === null
              ? words.allReady
              : words.allReadyOnline
            : words.ready(readyCount, materials.length)
          : words.materialsNote}
      </p>
    </GuideSection>
  )
})

interface FormLinkProps {
  readonly form: GuideForm
  readonly onOpen: (form: GuideForm) => void
}

function FormLink({ form, onOpen }: FormLinkProps) {
  const words = useWords(guideWords)
  const { name, url, size } = form
  return (
    <a
      className={styles.form}
      href={url}
      onClick={(event: MouseEvent) => {
        event.preventDefault()
        onOpen(form)
      }}
    >
      <Icon of={Download} size={18} />
      {words.form(name, `${Math.max(1, Math.round(size / 1024))}\u00A0KB`)}
    </a>
  )
}
