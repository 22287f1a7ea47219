import { observer } from 'mobx-react-lite'
import { Button } from '../../kit/buttons/button'
import { FailedPart } from '../../kit/states/failed-part'
import { SkeletonList } from '../../kit/states/skeleton'
import { TopBar } from '../../kit/bars/top-bar'
import { DocumentHead } from '../../shell/document/document-head'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import styles from './address.module.css'
import { AddressViewModel } from './address.view-model'
import { addressWords } from './address.words'
import { CitiesPosition } from '../cities-position'
import { CitiesSection } from '../cities-section'
import { homePath } from '../site.paths'

interface AddressScreenProps {
  readonly viewModel: AddressViewModel
}

const levels = ['province', 'city', 'district', 'street'] as const

/** S055: an address: province, city, district and street, or the present position. */
export const AddressScreen = observer(function AddressScreen({ viewModel }: AddressScreenProps) {
  const words = useWords(addressWords)
  return (
    <>
      <DocumentHead head={{ title: words.title }} />
      <TopBar title={words.title} onBack={viewModel.parts.length > 0 ? viewModel.dropLast : undefined} />
      <main className={styles.screen}>
        {viewModel.parts.length === 0 ? (
          <CitiesPosition viewModel={viewModel} />
        ) : (
          <ChosenParts viewModel={viewModel} />
        )}
        <Options viewModel={viewModel} />
      </main>
    </>
  )
})

/** The parts chosen so far, each of which can be chosen again; they may be enough for the address. */
const ChosenParts = observer(function ChosenParts({ viewModel: { parts, returnToPart, finish } }: AddressScreenProps) {
  const words = useWords(addressWords)
  const last = parts.at(-1)
  return (
    <section className={styles.parts} aria-label={words.parts}>
      <ol className={styles.names}>
        {parts.map(({ id, name }, part) => (
          <li key={id}>
            <Button small aria-label={words.change(name)} onClick={() => returnToPart(part)}>
              {name}
            </Button>
          </li>
        ))}
      </ol>
      {last !== undefined && (
        <Button kind="primary" block onClick={finish}>
          {words.use(last.name)}
        </Button>
      )}
    </section>
  )
})

const Options = observer(function Options({ viewModel }: AddressScreenProps) {
  const words = useWords(addressWords)
  const { options, source, parts, selectRegion, retry } = viewModel
  const level = levels[parts.length]
  if (level === undefined) return null
  if (source.state === 'failed')
    return <FailedPart title={words.failedTitle} failure={source.failure} onRetry={retry} />
  if (options === null) return <SkeletonList label={words.loading} shape="rows" />
  return (
    <CitiesSection
      title={words[level]}
      regions={options}
      currentId={null}
      onChoose={(region) => void selectRegion({ id: region.id, name: region.name })}
    />
  )
})

export const screen = defineScreen({ viewModel: AddressViewModel, view: AddressScreen, parent: homePath })
