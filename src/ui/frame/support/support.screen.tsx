import { observer } from 'mobx-react-lite'
import { Button } from '../kit/buttons/button'
import { RowGroup } from '../kit/lists/list-row'
import { SkeletonList } from '../kit/states/skeleton'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screens/screen'
import { aboutPath } from '../site/setting.paths'
import { useWords } from '../words/words'
import { sectionsOf } from './support-report'
import styles from './support.module.css'
import { SupportViewModel } from './support.view-model'
import { supportWords } from './support.words'

interface SupportProps {
  readonly viewModel: SupportViewModel
}

/** What the page knows of its host, to be read aloud or sent to somebody who helps. */
export const SupportScreen = observer(function SupportScreen({ viewModel }: SupportProps) {
  const words = useWords(supportWords)
  const { facts } = viewModel
  const sections = facts === null ? null : sectionsOf(facts, words)
  return (
    <PlainPage title={words.title} look="rows">
      <div className={styles.lead}>
        <p>{words.lead}</p>
        <Button kind="primary" block disabled={sections === null} onClick={() => void viewModel.copy(sections ?? [])}>
          {words.copy}
        </Button>
      </div>
      {sections === null && <SkeletonList label={words.loading} shape="rows" />}
      {sections?.map(({ title, none, rows }) => (
        <RowGroup key={title} title={title}>
          {rows.length === 0 && <p className={styles.none}>{none}</p>}
          {rows.length > 0 && (
            <dl className={styles.facts}>
              {rows.map(({ name, value }, place) => (
                // Attempts and failures repeat their names.
                <div key={`${place} ${name}`}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </RowGroup>
      ))}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: SupportViewModel, view: SupportScreen, parent: aboutPath })
