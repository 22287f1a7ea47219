import { Laptop, Smartphone, Tablet, type LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Device, Safety } from '../../../domain/people/safety/device'
import { Badge } from '../../frame/kit/badges/badge'
import { Button } from '../../frame/kit/buttons/button'
import { Dialog } from '../../frame/kit/overlays/dialog'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { Icon } from '../../frame/kit/pictures/icon'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { TimeText } from '../../frame/kit/facts/meta'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { useIsHydrated } from '../../frame/kit/hydration/use-is-hydrated'
import { PlainPage } from '../../frame/session/plain-page.part'
import { bindPhonePath, messengerAccountPath, passwordPath, phonePath } from '../../frame/session/session.paths'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { minePath } from '../../overview/agenda/agenda.paths'
import { realNamePath } from '../identities/identities.paths'
import { dataCopyPath, deleteAccountPath } from '../own-data/own-data.paths'
import { userPrivacyPath } from '../privacy/privacy.paths'
import { SafeViewModel } from './safe.view-model'
import styles from './safe.module.css'
import { safePath } from './safety.paths'
import { safetyWords } from './safety.words'

interface SafeProps {
  readonly viewModel: SafeViewModel
}

/** S059: account safety: ways to log in, devices that are logged in. */
export const SafeScreen = observer(function SafeScreen({ viewModel }: SafeProps) {
  const words = useWords(safetyWords)
  const { safety } = viewModel
  const isHydrated = useIsHydrated()
  const own = isHydrated ? safety.value : null
  return (
    <PlainPage title={words.title} look="rows">
      <Ways viewModel={viewModel} own={own} />
      {own !== null ? (
        <Devices viewModel={viewModel} own={own} />
      ) : safety.state === 'failed' ? (
        <FailedPart title={words.failed} failure={safety.failure} onRetry={safety.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" count={2} />
      )}
      <RowGroup title={words.account}>
        {viewModel.exists(userPrivacyPath) && <ListRow title={words.privacy} to={userPrivacyPath} />}
        {viewModel.exists(dataCopyPath) && <ListRow title={words.copy} to={dataCopyPath} />}
        {viewModel.exists(deleteAccountPath) && <ListRow title={words.remove} to={deleteAccountPath} />}
        <ListRow isDangerous title={words.logOut} onPress={() => viewModel.ask('log-out')} />
      </RowGroup>
      <Questions viewModel={viewModel} />
    </PlainPage>
  )
})

const Ways = observer(function Ways({ viewModel, own }: SafeProps & { readonly own: Safety | null }) {
  const words = useWords(safetyWords)
  const isHydrated = useIsHydrated()
  // All members share the page as the platform draws it, so it contains nobody's data.
  const user = isHydrated ? viewModel.user : null
  const hasPhone = user === null || user.phone !== null
  return (
    <RowGroup title={words.ways}>
      <ListRow
        title={words.phone}
        value={user === null ? '' : (user.phone ?? words.noPhone)}
        to={hasPhone ? phonePath : bindPhonePath(safePath)}
      />
      <ListRow
        title={words.password}
        value={own === null ? '' : own.hasPassword ? words.passwordSet : words.passwordMissing}
        to={passwordPath}
      />
      <ListRow
        title={words.messenger}
        value={own === null ? '' : messengerText(words, own.messenger)}
        to={messengerAccountPath}
      />
      {viewModel.exists(realNamePath()) && (
        <ListRow
          title={words.realName}
          value={user === null ? '' : user.realName ? words.realNameDone : words.realNameMissing}
          to={realNamePath(safePath)}
        />
      )}
    </RowGroup>
  )
})

const Devices = observer(function Devices({ viewModel, own }: SafeProps & { readonly own: Safety }) {
  const words = useWords(safetyWords)
  return (
    <RowGroup title={words.devices}>
      <ul>
        {own.devices.map((device) => (
          <DeviceRow key={device.id} device={device} onEnd={() => viewModel.ask(device)} />
        ))}
      </ul>
      {viewModel.hasOthers && (
        <div className={styles.others}>
          <p>{words.devicesHint}</p>
          <Button block onClick={() => viewModel.ask('others')}>
            {words.endOthers}
          </Button>
        </div>
      )}
    </RowGroup>
  )
})

interface DeviceRowProps {
  readonly device: Device
  readonly onEnd: () => void
}

const DeviceRow = observer(function DeviceRow({ device, onEnd }: DeviceRowProps) {
  const words = useWords(safetyWords)
  const format = useFormat()
  const { current, area, kind, loggedInAt, usedAt } = device
  const name = nameOf(words, device)
  return (
    <li className={styles.device}>
      <Icon of={icons[kind ?? 'phone']} size={24} />
      <div className={styles.facts}>
        <p className={styles.name}>
          {name} {current && <Badge tone="success">{words.current}</Badge>}
        </p>
        {area !== null && <p>{area}</p>}
        <p>
          {current ? words.usedNow : <TimeText at={usedAt} text={words.used(format.relativeTime(usedAt))} />}
          {' · '}
          <TimeText at={loggedInAt} text={words.loggedIn(format.date(loggedInAt))} />
        </p>
      </div>
      {!current && (
        <Button small onClick={onEnd} aria-label={words.endNamed(name)}>
          {words.end}
        </Button>
      )}
    </li>
  )
})

const Questions = observer(function Questions({ viewModel }: SafeProps) {
  const words = useWords(safetyWords)
  const { asking, isEnding, cancel } = viewModel
  const confirmation = (label: string) => [
    { label: words.cancel, onAct: cancel },
    { label, kind: 'danger' as const, busy: isEnding, onAct: () => void viewModel.confirm() },
  ]
  const device = asking !== null && typeof asking === 'object' ? asking : null
  return (
    <>
      <Dialog
        open={device !== null}
        onClose={cancel}
        title={words.endTitle}
        text={device === null ? '' : words.endText(nameOf(words, device))}
        acts={confirmation(words.end)}
      />
      <Dialog
        open={asking === 'others'}
        onClose={cancel}
        title={words.endOthersTitle}
        text={words.endOthersText}
        acts={confirmation(words.endOthers)}
      />
      <Dialog
        open={asking === 'log-out'}
        onClose={cancel}
        title={words.logOutTitle}
        text={words.logOutText}
        acts={confirmation(words.logOut)}
      />
    </>
  )
})

const icons: Readonly<Record<NonNullable<Device['kind']>, LucideIcon>> = {
  phone: Smartphone,
  tablet: Tablet,
  computer: Laptop,
}

type SafetyWords = (typeof safetyWords)['en']

function nameOf(words: SafetyWords, { browser, system, kind }: Device): string {
  if (browser !== null && system !== null) return words.on(browser, system)
  return browser ?? system ?? (kind === null ? words.unknownDevice : words[`kind.${kind}`])
}

function messengerText(words: SafetyWords, nickname: string | null): string {
  if (nickname === null) return words.messengerMissing
  return nickname === '' ? words.messengerBound : nickname
}

export const screen = defineScreen({ viewModel: SafeViewModel, view: SafeScreen, parent: minePath })
