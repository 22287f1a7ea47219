import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { SegmentedControl } from '../../frame/kit/buttons/segmented-control'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { MyWishesPage } from './my-wishes-page'
import { MyWishesViewModel } from './my-wishes.view-model'
import styles from './my-wishes.module.css'
import { wishesWords } from './wishes.words'

/** S102: own wishes and those claimed. */
export const MyWishesScreen = observer(function MyWishesScreen({
  viewModel,
}: {
  readonly viewModel: MyWishesViewModel
}) {
  const words = useWords(wishesWords)
  return (
    <MyWishesPage viewModel={viewModel} title={words.myTitle}>
      <div className={styles.roles}>
        <SegmentedControl
          label={words.roles}
          value={viewModel.role}
          onChange={viewModel.chooseRole}
          options={[
            { value: 'wisher', label: words.mine },
            { value: 'claimant', label: words.claimedByMe },
          ]}
        />
      </div>
    </MyWishesPage>
  )
})

export const screen = defineScreen({ viewModel: MyWishesViewModel, view: MyWishesScreen, parent: minePath })
