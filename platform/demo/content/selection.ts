import { bilingual } from '../text'

/** The editors' choice, newest first: `title of an article, or id of another content | note | note`. */
export const demoSelection = `
把午饭让给送午饭的人：樟树大道的二十一把椅子|我们争论过这算不算新闻。最后一致同意：这就是新闻。|We argued over whether this was news. In the end we all agreed: it is.
gallery-bridge|七十二个夜晚，同一个机位。请慢慢翻。|Seventy-two nights, one camera position. Take your time.
村口的小卖部，替全村记着四十年的账|一本赊账本里有一部村史。读到六笔没还的账时，请停一下。|A village’s history in one shopkeeper’s ledgers. Pause at the six debts that were never paid.
topic-night-bus|这个话题下的每一条，公交公司都在读。您也来说一句。|The bus company reads every post here. Add yours.
album-night-river|睡前二十分钟，把灯关上再听。|Twenty minutes before bed. Turn the light off first.
社区医生的自行车后座上，绑着一台心电图机|记者跟着他爬了一天楼，第二天请了假。|Our reporter followed him for a day, and took the next one off.
special-homes|老房改造的所有报道，按您关心的顺序重新排过。|All our reports on renovating old homes, in the order you’ll need them.
骗子打来电话的四十七分钟里，银行柜员一直在泡茶|转给家里的老人，胜过十条提醒。|Pass this on to your parents: it does more than ten warnings.
video-001|一天二十四小时，压成四分钟。第十秒有一只白鹭。|A whole day in four minutes. Look for the egret ten seconds in.
江水为什么是黄的？把一杯水放到明天早上|家里有孩子的，今晚就能做。|Got children at home? Try it tonight.
公园合唱团的最低声部，由一位不会说话的老人唱|编辑部里读哭了三个人。|It made three of us in the newsroom cry.
gallery-hands|不看脸，只看手。|No faces, only hands.
云台山步道分段指南：哪里喘气，哪里看山，哪里该回头|这份指南是倒着写的，因为出事都在最后两公里。|We wrote this guide backwards, because most accidents happen in the last two kilometres.
编辑部的更正：这一年我们写错的三十一个地方|把它放在精选里，是给我们自己看的。|We put this one here as a reminder to ourselves.
`.trim().split('\n').map((line) => {
  const [about = '', note = '', englishNote = ''] = line.split('|')
  return { about, note: bilingual(note, englishNote) }
})
