import { FooterBar } from '../shell/footer/footer-bar'
import { withFrame } from '../shell/layout/framed-screen'
import { defineScreen } from '../shell/screens/screen'
import { StaticViewModel } from '../shell/screens/static.view-model'
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
