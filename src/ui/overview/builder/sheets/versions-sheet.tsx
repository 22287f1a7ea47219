import { observer } from 'mobx-react-lite'
import type { PageEditor } from '../../../../application/overview/builder/builder-gateway'
import { Button } from '../../../frame/kit/buttons/button'
import { EndlessList } from '../../../frame/kit/lists/endless-list'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { builderWords } from '../builder.words'
import type { BuilderViewModel } from '../builder.view-model'
import type { PublishViewModel } from './publish.view-model'
import styles from '../builder.module.css'

interface VersionsProps {
  readonly viewModel: BuilderViewModel
  readonly publishing: PublishViewModel
}

/** What was published and what was saved, with who, when and why; any of it can be put back. */
export const VersionsSheet = observer(function VersionsSheet({ viewModel, publishing }: VersionsProps) {
  const words = useWords(builderWords)
  const format = useFormat()
  const { publications, steps } = publishing
  const nameOf = ({ name }: PageEditor) => name || words.somebody
  const putBack = async (version: { readonly number: number; readonly isPublished: boolean }) => {
    if (await publishing.putBack(version)) viewModel.close()
  }
  return (
    <Sheet isTall open={viewModel.sheet === 'versions'} onClose={viewModel.close} title={words.versions}>
      <h3 className={styles.part}>{words.publications}</h3>
      <EndlessList
        look="plain"
        items={publications.items}
        state={publications.state}
        failure={publications.failure}
        hasMore={publications.hasMore}
        keyOf={publications.keyOf}
        onMore={() => void publications.more()}
        onRetry={() => void publications.start()}
        owner={publications}
        empty={<p className={styles.plain}>{words.noPublications}</p>}
      >
        {({ number, why, by, madeAt, plannedAt, publishedAt, calledOff }) => (
          <div className={styles.version}>
            <p className={styles.versionName}>{why}</p>
            <p className={styles.quiet}>
              {words.version(number)} · {words.byAt(nameOf(by), format.dateTime(publishedAt ?? madeAt))}
            </p>
            {calledOff && <p className={styles.quiet}>{words.calledOff}</p>}
            {plannedAt !== null && publishedAt === null && !calledOff && (
              <p className={styles.quiet}>{words.planned(format.dateTime(plannedAt))}</p>
            )}
            <div className={styles.versionActs}>
              <Button small onClick={() => void putBack({ number, isPublished: true })}>
                {words.putBack}
              </Button>
              {plannedAt !== null && publishedAt === null && !calledOff && (
                <Button small kind="danger" onClick={() => void publishing.callOff(number)}>
                  {words.callOff}
                </Button>
              )}
            </div>
          </div>
        )}
      </EndlessList>
      <h3 className={styles.part}>{words.steps}</h3>
      <EndlessList
        look="plain"
        items={steps.items}
        state={steps.state}
        failure={steps.failure}
        hasMore={steps.hasMore}
        keyOf={steps.keyOf}
        onMore={() => void steps.more()}
        onRetry={() => void steps.start()}
        owner={steps}
        empty={<p className={styles.plain}>{words.noSteps}</p>}
      >
        {({ number, savedAt, savedBy, changed }) => (
          <div className={styles.version}>
            <p className={styles.versionName}>{words.byAt(nameOf(savedBy), format.dateTime(savedAt))}</p>
            <p className={styles.quiet}>{changed === 0 ? words.settings : words.changedCards(changed)}</p>
            <div className={styles.versionActs}>
              <Button small onClick={() => void putBack({ number, isPublished: false })}>
                {words.putBack}
              </Button>
            </div>
          </div>
        )}
      </EndlessList>
    </Sheet>
  )
})
