import { FooterBar } from '../shell/footer-bar'
import { withFrame } from '../shell/framed-screen'
import { defineScreen } from '../shell/screen'
import { StaticViewModel } from '../shell/static.view-model'
import styles from './frame-foot.module.css'

/** S008: the footer alone, for the frame of an app. */
function FrameFoot() {
  return (
    <main className={styles.foot}>
      <FooterBar />
    </main>
  )
}

export const { screen } = withFrame(
  { screen: defineScreen({ viewModel: StaticViewModel, view: FrameFoot, parent: null }) },
  FrameFoot,
  { leadsAbove: true },
)
