import { openingsInAll, winningShare } from '../../../domain/civic/red-packets/draw-packet'
import type { PacketCampaign } from '../../../domain/civic/red-packets/red-packet'
import { shownMoney } from '../../../domain/civic/wallet/money'
import { Sheet } from '../../frame/kit/overlays/sheet'
import { useWords } from '../../frame/words/words'
import { percentOf } from './percent-of'
import styles from './red-packet.module.css'
import { redPacketWords } from './red-packet.words'

interface PacketRulesProps {
  readonly campaign: PacketCampaign
  readonly open: boolean
  readonly onClose: () => void
}

/** The rules: what the office wrote, and the chances as the platform draws by them, so that the two never differ. */
export function PacketRules({ campaign: { rules, tiers, mostOpenings }, open, onClose }: PacketRulesProps) {
  const words = useWords(redPacketWords)
  const emptyShare = openingsInAll - winningShare(tiers)
  return (
    <Sheet open={open} onClose={onClose} title={words.rules}>
      <div className={styles.rules}>
        {rules.split(/\n+/).map((line, index) => (
          <p key={index} className={styles.written}>
            {line}
          </p>
        ))}
        <p>{mostOpenings === null ? words.onceADay : words.limit(mostOpenings)}</p>
        <h3 className={styles.subtitle}>{words.chances}</h3>
        <dl className={styles.chances}>
          {tiers.map(({ share, least, most }, index) => [
            <dt key={`${index} amount`}>
              {least === most ? shownMoney(least) : `${shownMoney(least)}–${shownMoney(most)}`}
            </dt>,
            <dd key={`${index} chance`}>{words.chance(percentOf(share))}</dd>,
          ])}
          {emptyShare > 0 && (
            <>
              <dt>{words.emptyChance}</dt>
              <dd>{words.chance(percentOf(emptyShare))}</dd>
            </>
          )}
        </dl>
        <p className={styles.remark}>{words.lastOnes}</p>
      </div>
    </Sheet>
  )
}
