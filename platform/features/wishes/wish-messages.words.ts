import type { WishAct, WishRole } from '../../../src/domain/wishes/wish-lifecycle'
import type { CaseMessage } from '../cases/case-kind'
import type { CaseWords } from '../cases/tell-concerned'
import type { wishes } from './wishes.schema'
import { message } from '../cases/message'

/** Messages to those whom a step of a wish concerns. */
export const wishMessages: { readonly [Act in WishAct]?: { readonly [Role in WishRole]?: CaseMessage } } = {
  approve: {
    wisher: message(
      ['您的心愿已发布', 'Your wish is public'],
      ['“{title}”已通过审核，志愿者现在可以认领。', '“{title}” was approved. Volunteers can claim it now.'],
    ),
  },
  refuse: {
    wisher: message(
      ['您的心愿未通过审核', 'Your wish was not approved'],
      ['“{title}”未能发布，原因请见心愿详情。', '“{title}” was not published. Its page says why.'],
    ),
  },
  claim: {
    wisher: message(
      ['有人认领了您的心愿', 'Somebody claimed your wish'],
      ['“{title}”有了认领人，请留意来电。', '“{title}” has a volunteer, who may call you soon.'],
    ),
  },
  cancel: {
    wisher: message(
      ['有认领人退出了', 'A volunteer withdrew'],
      ['“{title}”重新开放认领。', '“{title}” is open to other volunteers again.'],
    ),
  },
  finish: {
    wisher: message(
      ['您的心愿完成了', 'Your wish came true'],
      ['“{title}”已完成，请评价这次帮助。', '“{title}” is finished. Please say how the help was.'],
    ),
    claimant: message(
      ['您认领的心愿完成了', 'A wish that you claimed is finished'],
      ['一同认领的志愿者完成了“{title}”。', 'Another volunteer finished “{title}” for all of you.'],
    ),
  },
  evaluate: {
    claimant: message(
      ['您的帮助得到了评价', 'Your help was evaluated'],
      ['许愿人评价了“{title}”，谢谢您。', 'The wisher evaluated “{title}”. Thank you.'],
    ),
  },
  withdraw: {
    claimant: message(
      ['您认领的心愿已撤回', 'A wish that you claimed was withdrawn'],
      ['许愿人撤回了“{title}”，不再需要帮助。', 'The wisher withdrew “{title}”. Help is no longer needed.'],
    ),
  },
  expire: {
    wisher: message(
      ['您的心愿已过期', 'Your wish has expired'],
      [
        '“{title}”过了希望完成的日期，已经结束。如仍需要，您可以重新发布。',
        'The day for “{title}” has passed, so it has ended. If help is still wanted, you can publish it again.',
      ],
    ),
    claimant: message(
      ['您认领的心愿已过期', 'A wish that you claimed has expired'],
      [
        '“{title}”过了希望完成的日期，已经结束，您不用再做什么。',
        'The day for “{title}” has passed, so it has ended. There is nothing left to do.',
      ],
    ),
  },
}

const params = ({ title }: typeof wishes.$inferSelect) => ({ title })

/** Before a claimed wish expires. */
export const wishReminders: CaseWords<WishRole, 'remind', typeof wishes.$inferSelect> = {
  name: 'wish',
  params,
  messages: {
    remind: {
      wisher: message(
        ['您的心愿快要过期了', 'Your wish expires soon'],
        [
          '“{title}”已过希望完成的日期，三天后将自动结束。如果帮助已经完成，请提醒认领人确认。',
          'The day for “{title}” has passed. In three days it ends by itself. If the help was given, ask your volunteer to say so.',
        ],
      ),
      claimant: message(
        ['您认领的心愿快要过期了', 'A wish that you claimed expires soon'],
        [
          '“{title}”已过希望完成的日期，三天后将自动结束。如果已经帮忙，请点“完成心愿”。',
          'The day for “{title}” has passed. In three days it ends by itself. If you have helped, say that it is done.',
        ],
      ),
    },
  },
}

/** To the claimant alone whom the wisher let go. */
export const wishLettingGo: CaseWords<WishRole, 'letGo', typeof wishes.$inferSelect> = {
  name: 'wish',
  params,
  messages: {
    letGo: {
      claimant: message(
        ['许愿人取消了您的认领', 'You were let go from a wish'],
        ['“{title}”不再由您帮忙，原因请见心愿详情。', 'You no longer help with “{title}”. Its page says why.'],
      ),
    },
  },
}
