import { LocateFixed, ScanLine } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { scanPath } from '../../../frame/codes/codes.paths'
import { Button } from '../../../frame/kit/buttons/button'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { PlainForm } from '../../../frame/kit/forms/plain-form'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { TextField } from '../../../frame/kit/fields/text-field'
import { PositionNotice } from '../../../frame/places/position-notice.part'
import { useWords } from '../../../frame/words/words'
import { activitiesWords } from '../activities.words'
import styles from './activity.module.css'
import type { CheckInSheet } from './check-in-sheet.view-model'
import { useRefusal } from '../use-refusal'

/** The sheet for checking in or out: by position, or by the code that the organiser shows. */
export const CheckInSheetView = observer(function CheckInSheetView({ sheet }: { readonly sheet: CheckInSheet }) {
  const words = useWords(activitiesWords)
  const refusal = useRefusal()
  const { act, activity, busy, problem } = sheet
  return (
    <Sheet open={act !== null} onClose={sheet.close} title={words[`act.${act ?? 'check-in'}`]}>
      <div className={styles.checkIn}>
        {sheet.leastMinutes !== null && <p className={styles.said}>{words.tooSoon(sheet.leastMinutes)}</p>}
        {activity !== null && activity.radius !== null && (
          <>
            <p className={styles.quiet}>{words.byPlaceHint(activity.radius)}</p>
            <Button
              kind="primary"
              block
              icon={<Icon of={LocateFixed} size={18} />}
              busy={busy === 'place'}
              onClick={sheet.byPlace}
            >
              {words.iAmHere}
            </Button>
            <PositionNotice />
          </>
        )}
        {activity !== null && activity.team !== null && (
          <ButtonLink to={scanPath} block>
            <Icon of={ScanLine} size={18} />
            {words.scanCode}
          </ButtonLink>
        )}
        {activity?.takesCode === true && (
          <PlainForm className={styles.code} onSubmit={sheet.checkByCode}>
            <TextField
              label={words.code}
              hint={words.codeHint}
              error={null}
              value={sheet.code}
              onChange={sheet.type}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
            />
            <Button
              type="submit"
              kind={activity.radius === null ? 'primary' : 'secondary'}
              block
              busy={busy === 'code'}
            >
              {words.useCode}
            </Button>
          </PlainForm>
        )}
        <p role="alert" className={styles.problem}>
          {problem !== null && refusal(problem)}
        </p>
      </div>
    </Sheet>
  )
})
