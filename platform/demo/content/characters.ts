import type { Look } from '../media'
import { bilingual } from '../text'

/**
 * `about | Chinese name | English name | role | role | story | story | look`; `about` is the title of the
 * article about the character, or else the id of the character's account.
 */
export const demoCharacters = `
社区医生的自行车后座上，绑着一台心电图机|庾成|Yu Cheng|家庭医生|Family doctor|渡口社区有一百一十七位老人下不了楼，他就上去，一天四十二层。|A hundred and seventeen older people in his neighbourhood can’t manage the stairs, so he climbs to them: forty-two floors a day.|man
村口的小卖部，替全村记着四十年的账|福婶|Aunt Fu|小卖部店主|Village shopkeeper|柜台下有十一册赊账本，最早的一笔是两分钱的火柴。|She keeps eleven ledgers of debts under her counter. The first entry is a box of matches.|old woman
host-01|苏晚|Su Wan|早间新闻主播|Morning news presenter|主持早间新闻十二年，闹钟定在三点五十。|Has presented the morning news for twelve years. Her alarm is set for ten to four.|woman
把午饭让给送午饭的人：樟树大道的二十一把椅子|庄师傅|Mr Zhuang|写字楼门卫|Porter|最热的那天，他把“外卖请勿入内”的牌子翻了过来。|On the hottest day of the year, he turned the “No couriers” sign to the wall.|man
公园合唱团的最低声部，由一位不会说话的老人唱|仲伯|Uncle Zhong|合唱团男低音|Bass in the park choir|中风后失语三年，却唱得出每一句歌词。|He hasn’t spoken since his stroke three years ago, but he can sing every line.|old man
host-13|柳如眉|Liu Rumei|采茶戏传承人|Tea-picking opera singer|在广播里开了三年戏课，学生最大的八十一岁。|Has taught opera on the radio for three years. Her oldest pupil is eighty-one.|woman
一条巷子的店，三年换了三轮，只有修鞋摊没动|巷口的修鞋匠|The cobbler of Smith Alley|修鞋匠|Cobbler|一把锥子用了三十年，巷子里的店换了三轮。|He has used the same awl for thirty years, while the shops around him changed three times.|old man
骗子打来电话的四十七分钟里，银行柜员一直在泡茶|灯笼街的柜员|The clerk on Lantern Street|银行柜员|Bank clerk|泡到第三杯茶，老人放下了电话。|By the third cup of tea, the old lady had put the phone down.|woman
host-15|孟溪|Meng Xi|自然观察员|Naturalist|湿地里的常住人口，认得二百一十七种鸟。|Spends more time in the wetland than at home, and knows 217 species of birds.|woman
少放一勺盐，全社区一起试了一百天|闵师傅|Mr Min|社区食堂厨师|Cook of the neighbourhood canteen|说服九十户人家，一百天里少放一勺盐。|Persuaded ninety families to use one spoon less salt for a hundred days.|man
全市最矮的篮球队赢了第一场，靠的是传球|卖伞的教练|The coach who sells umbrellas|篮球教练|Basketball coach|带着平均一米四六的队员，输了三十一场，赢了第三十二场。|His players average 1.46 metres. They lost thirty-one matches and won the thirty-second.|man
org-06|三楼靠窗的馆员|The third-floor librarian|图书馆员|Librarian|记得每个常客的座位，也记得他们没还的书。|Knows every regular’s favourite seat, and which books they haven’t returned.|woman
host-20|石磊|Shi Lei|民生调解员|Mediator|说服过两栋楼合装一部电梯。|Once persuaded two buildings to share a lift.|man
旁听一场预算会：为了四万块的雨棚，他们讨论了五十分钟|柏秀云|Bai Xiuyun|居民代表|Resident on the council|开会带卷尺，拉到一米二，雨棚就批了。|She brought a tape measure to the meeting, and the canopy was approved.|woman
`.trim().split('\n').map((line, index) => {
  const [about = '', name = '', englishName = '', role = '', englishRole = '', story = '', englishStory = '', look = ''] = line.split('|')
  return { id: `character-${String(index + 1).padStart(2, '0')}`, about, name: bilingual(name, englishName), role: bilingual(role, englishRole), story: bilingual(story, englishStory), look: look as Look }
})
