import { CircleCheck } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { QrCode } from '../codes/qr-code.part'
import { Icon } from '../kit/pictures/icon'
import { ButtonLink } from '../kit/buttons/link'
import { Image } from '../kit/pictures/image'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screens/screen'
import { homePath } from '../site/site.paths'
import { useWords } from '../words/words'
import styles from './boot.module.css'
import { BootViewModel } from './boot.view-model'
import { bootWords } from './boot.words'
import { LeaveMessenger } from './leave-messenger'
import { OpenInAppButton } from './open-in-app.part'

interface BootProps {
  readonly viewModel: BootViewModel
}

/**
 * S155: the site's own app: opened, or got from the store of the phone; in the messenger, how to leave it; S156: the
 * same from a printed code, whose visits are counted.
 */
export const BootScreen = observer(function BootScreen({ viewModel }: BootProps) {
  const words = useWords(bootWords)
  const { config, place, path, told } = viewModel
  return (
    <PlainPage title={words.title}>
      <div className={styles.head}>
        {config?.image ? (
          <Image src={config.image} alt="" ratio="1:1" width={80} contain className={styles.mark} />
        ) : null}
        <h2 className={styles.heading}>{words.heading(config?.name ?? '')}</h2>
        <p className={styles.quiet}>
          {place === 'app' ? words.inApp : place === 'nowhere' ? words.nowhere : words.text}
        </p>
      </div>
      <div className={styles.ways}>
        <Ways viewModel={viewModel} />
        <ButtonLink block kind={place === 'app' || place === 'nowhere' ? 'primary' : 'quiet'} to={path}>
          {place === 'app' ? words.continueInApp : place === 'messenger' ? words.stayHere : words.stay}
        </ButtonLink>
      </div>
      {told.reasons.length > 0 && (
        <ul className={styles.reasons}>
          {told.reasons.map(({ title, text }) => (
            <li key={title} className={styles.reason}>
              <Icon of={CircleCheck} size={20} />
              <div>
                <h3 className={styles.reasonTitle}>{title}</h3>
                <p className={styles.quiet}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {told.pictures.length > 0 && (
        <ul className={styles.screens} tabIndex={0} aria-label={words.pictures}>
          {told.pictures.map(({ picture, text }) => (
            <li key={picture} className={styles.screen}>
              <Image src={picture} alt="" ratio="own" width={180} />
              <p className={styles.quiet}>{text}</p>
            </li>
          ))}
        </ul>
      )}
    </PlainPage>
  )
})

const Ways = observer(function Ways({ viewModel: { app, place, path, store, stores, addressForPhone } }: BootProps) {
  const words = useWords(bootWords)
  switch (place) {
    case 'phone':
      return (
        <>
          {app.place.way(path)?.kind !== 'store' && <OpenInAppButton app={app} path={path} kind="primary" />}
          {store !== null && app.opening.state !== 'missing' && (
            <ButtonLink block to={store.address}>
              {words[store.system]}
            </ButtonLink>
          )}
        </>
      )
    case 'messenger':
      return (
        <>
          {app.place.way(path)?.kind === 'launch-tag' && <OpenInAppButton app={app} path={path} kind="primary" />}
          <LeaveMessenger />
        </>
      )
    case 'computer':
      return (
        <>
          <div className={styles.code}>
            <QrCode text={addressForPhone} label={words.code} />
          </div>
          <p className={styles.outcome}>{words.computer}</p>
          {stores.map(({ system, address }) => (
            <ButtonLink key={system} block to={address}>
              {words[system]}
            </ButtonLink>
          ))}
        </>
      )
    default:
      return null
  }
})

export const screen = defineScreen({
  viewModel: BootViewModel,
  view: BootScreen,
  parent: homePath,
  key: ({ path, query }) => `${path} ${query['path'] ?? ''} ${query['code'] ?? ''}`,
})
