import { observer } from 'mobx-react-lite'
import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { listedKind } from '../../../domain/frame/content/content-kinds'
import { creditPath, creditTypes, type EarnedCredits } from '../../../domain/participation/credits/credits'
import { pathTarget } from '../../../domain/frame/navigation/target'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { useService } from '../../frame/shell/app-context'
import { DocumentHead } from '../../frame/shell/document/document-head'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './credits.module.css'
import { CreditsViewModel } from './credits.view-model'
import { creditsWords } from './credits.words'

interface CreditsScreenProps {
  readonly viewModel: CreditsViewModel
}

const panel = 'credit-types'

export const CreditsScreen = observer(function CreditsScreen({ viewModel }: CreditsScreenProps) {
  const words = useWords(creditsWords)
  const format = useFormat()
  const { earned, rules, sum } = viewModel
  const { type } = earned.filters
  const tabs = [
    { id: '', label: words.all },
    ...creditTypes.flatMap((code) => {
      const kind = listedKind(code)
      return kind === null ? [] : [{ id: String(code), label: format.kind(kind) }]
    }),
  ]
  const choose = (id: string) => earned.choose({ type: id })
  return (
    <div className={styles.screen}>
      <DocumentHead head={{ title: words.title }} />
      <TopBar title={words.title} />
      <main>
        <p className={styles.sum}>
          <span className={styles.label}>{words.sum}</span>
          <span className={styles.figure}>{sum === null ? words.unknown : format.count(sum)}</span>
        </p>
        <RowGroup title={words.rules}>
          {(rules.value ?? []).map(({ act, credits, mostPerDay }) => (
            <ListRow
              key={act}
              title={words[`act.${act}`]}
              value={words.rule(format.count(credits), format.count(mostPerDay))}
            />
          ))}
        </RowGroup>
        <Tabs label={words.types} tabs={tabs} selected={type} group={panel} sticky onSelect={choose} />
        <TabPanel group={panel} id={type} swipes={{ ids: tabs.map(({ id }) => id), onSelect: choose }}>
          <FilteredListPart
            list={earned}
            empty={<EmptyState title={words.none} />}
            noneFound={<EmptyState title={words.noneOfType} />}
          >
            {(line) => <EarnedRow line={line} />}
          </FilteredListPart>
        </TabPanel>
      </main>
    </div>
  )
})

/** One entry of the ledger, with a link to the content that earned it. */
const EarnedRow = observer(function EarnedRow({ line }: { readonly line: EarnedCredits }) {
  const words = useWords(creditsWords)
  const format = useFormat()
  const path = creditPath(line.type, line.contentId)
  const address = shownAddress(useService(Navigator), path === null ? null : pathTarget(path))
  return (
    <ListRow
      title={line.title}
      text={`${words[`act.${line.act}`]} · ${format.relativeTime(line.earnedAt)}`}
      value={<span className={styles.earned}>{words.earned(format.count(line.credits))}</span>}
      {...(address === null ? {} : { to: address })}
    />
  )
})

export const screen = defineScreen({ viewModel: CreditsViewModel, view: CreditsScreen, parent: homePath })
