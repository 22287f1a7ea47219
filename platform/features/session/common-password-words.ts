/** Runs that fingers make: digits and letters in order, rows and columns of a keyboard, the phone's block of keys. */
export const keyboardRows: readonly string[] = [
  '01234567890123456789', '09876543210987654321', 'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./', 'qwertyuiopasdfghjklzxcvbnm', '!@#$%^&*()_+', '~!@#$%^&*()',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/', '!qaz@wsx#edc$rfv', 'zaq1xsw2cde3vfr4bgt5', 'zaq12wsxcde34rfv', 'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', '1a2b3c4d5e6f7g8h', 'a1b2c3d4e5f6g7h8', 'a1s2d3f4g5h6', '1a2s3d4f5g6h', 'z1x2c3v4b5n6', '1z2x3c4v5b',
  '147258369', '159753', '147852369', '741852963', '789456123', '456123789', '123654789', '987456321', '159357', '135792468', '1029384756', '246813579',
  '1357924680', '2468013579', '3.1415926535', '31415926535', '1123581321345589', '1020304050', '142536475869', '5201314', '1314520',
]

/** What people put behind, or before, a word. */
export const commonTails: readonly string[] = [
  '!', '!!', '.', '..', '*', '@', '#', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '01', '007', '10', '11', '12', '13', '21', '22', '23', '69', '77', '88', '99',
  '1!', '12!', '123!', '1234!', '@1', '@12', '@123', '@1234', '#123', '_123', '.123', '-123', '1.', '123.', '123@', '123#', '100', '101', '110', '111', '112', '119', '120', '121',
  '123', '1234', '12345', '123456', '1234567', '12345678', '123456789', '1234567890', '321', '4321', '54321', '654321', '222', '333', '444', '555', '666', '777', '888', '999', '000',
  '1111', '2222', '6666', '8888', '9999', '0000', '11111', '66666', '88888', '00000', '111111', '222222', '666666', '888888', '000000', '520', '521', '1314', '5201314', '1314520', '5211314',
  '168', '518', '789', '456', '789456', '456789', '147', '258', '369', '159', '753', '123123', '112233', '121212', '147258', '159753', 'a', 'b', 'c', 'q', 'w', 'x', 'z', 's', 'aa', 'qq', 'ab', 'abc', 'abcd', 'asd', 'qwe', 'zxc', 'qaz',
  ...Array.from({ length: 61 }, (_, index) => String(1970 + index)),
  ...Array.from({ length: 61 }, (_, index) => `@${1970 + index}`),
  ...Array.from({ length: 61 }, (_, index) => `${1970 + index}!`),
  ...Array.from({ length: 50 }, (_, index) => String(50 + index)),
]

/** Words that lists of leaked passwords begin with, alone or with a tail; shorter ones count only with one. */
export const commonWords: readonly string[] = (
  'a aa aaa ab abc abcd abcde abcdef abcabc abc123 asd asdf asdfg asdfgh asdasd asdfasdf asd123 q qq qqq qwe qwer qwert qwerty qweqwe qweasd qweasdzxc qazwsx qaz qwe123 w ww www z zz zzz zx zxc zxcv zxcvb zxcvbn zxcvbnm zxczxc x xx xxx s ss sss m mm ' +
  'pass passwd password passwort motdepasse contrasena senha parola passw0rd pass1 passpass mypass mypassword secret topsecret letmein access login logon user guest root toor admin administrator admin1 adminadmin manager master test testtest test1 tester testing temp default changeme change welcome hello hellohello system server computer internet windows microsoft google facebook twitter youtube instagram samsung apple iphone huawei xiaomi android nokia linkedin yahoo gmail hotmail office oracle public demo sample example ' +
  'love loveme loveyou lovely lover iloveyou ilove iloveu iloveme loveyou1 myloves mylove forever kiss kisses sweet sweetie honey baby babygirl babyboy angel angels sexy cutie cookie chocolate butterfly flower sunflower rainbow sunshine moonlight starlight princess prince queen king dragon tiger lion monkey donkey eagle falcon dolphin dolphins panther kitty kitten puppy doggy bunny mickey minnie snoopy garfield pikachu pokemon naruto sasuke superman batman spiderman ironman starwars matrix gandalf merlin phoenix pegasus unicorn ' +
  'football baseball basketball volleyball hockey soccer tennis golfer liverpool arsenal chelsea barcelona realmadrid manchester juventus yankees cowboys steelers lakers eagles packers rangers broncos redskins jordan jordan23 kobe michael michelle jennifer jessica ashley amanda nicole daniel matthew joshua andrew anthony william thomas robert richard charles charlie christian christopher alexander alexandra victoria elizabeth samantha stephanie patrick brandon justin jonathan benjamin nicholas natalie natasha veronica catherine caroline isabella gabriel sebastian vincent maria martin george harley hunter ranger buster bailey maggie ginger pepper shadow diamond silver golden crystal mustang corvette ferrari porsche mercedes yamaha kawasaki honda toyota ' +
  'summer winter spring autumn january february march april may june july august september october november december monday friday sunday america american england london paris berlin france canada brasil brazil mexico india china beijing shanghai changsha hunan wuhan guangzhou shenzhen chengdu chongqing hongkong nanjing hangzhou taiwan ' +
  'freedom trustno1 whatever nothing something blahblah bullshit fuckyou fuckme fuckoff asshole pussy killer hacker hacked ninja pirate warrior knight wizard legend maverick gangster player gamer gaming minecraft counter counterstrike warcraft starcraft diablo zelda mario sonic metallica slipknot nirvana eminem blink182 rockstar guitar music dancer danger hunter lucky lucky7 winner success money dollar million business marketing happy smile friend friends family mother father mommy daddy brother sister jesus jesuschrist christ godbless blessed heaven ' +
  'woaini woaiwo woaita wo woaiwojia woaimama woaibaba woshishui woshi nihao nihaoma aini ainiyiwannian ainiyisheng aiwo aiqing baobao baobei laopo laogong laoma laoba mama baba mamababa gege meimei didi jiejie qinaide xiaoxiao xiaoming xiaohong xiaobai xiaohei xiaogou xiaomao xiaozhu xiaoyu xiaolong wang wangwei wangjing wangfang wangyang wangpeng zhang zhangwei zhangjing zhangli zhangyan li liwei lijing lina lili lijun liu liuwei liuyang chen chenchen chenwei chenjie yang yangyang yangjie huang zhao zhaowei wu wuwei zhou zhoujielun xu sun ma zhu hu guo he lin linlin gao luo song songsong long longlong feng fengfeng jing jingjing jun junjun ming mingming ping pingping qiang tian tiantian ting tingting wei weiwei xin xinxin ying yingying yan yanyan yun yunyun yu yuyu ' +
  'zhongguo zhonghua tianxia tiancai tianshi kaixin kuaile xingfu gongxi facai gongxifacai shengri shenghuo yongyuan yiqi yisheng yishengyishi wangluo diannao mima wodemima mimamima wangjile taobao alipay weixin wechat tencent qqqq baidu alibaba jingdong dearbook hao haohao haha hehe hahaha hello world helloworld p ok yes no iam me my qwerty1 super power hunter2 monkey1 dragon1 shuijing meili meinv shuaige niubi caonima nimabi cao'
).split(' ')

/** Well-known ones that neither the list of the leaked nor a family holds. */
export const commonWhole: readonly string[] = (
  'aa12345678 qq5201314 woaini520 woaini521 woaini1314 woaini123 987654321 876543210 852456123 12341234 12121212 13131313 13141314 52013140 520131400 521521521 520520520 ' +
  '1314521521 5845201314 20082008 20102010 19491001 27182818 1g2w3e4r gwerty123 zag12wsx !qaz@wsx wsxedcrfv poiuytrewq lkjhgfdsa 0987654321 9876543210 123abc456 abc123def ' +
  'p@ssword pa$$word pass12345 admin888 root1234 thx1138a bond0070 8675309a dearbook a00000000 88888888a 110110110 119119119 120120120 123123123 321321321 456456456 147147147 ' +
  '159159159 168168168 789789789 18181818 16881688 51885188 77585210 7758521521 7758258258 584131420 5841314520 1314521123 3344520520 9958123456 wojiushiwo wojiushi1 woshishui1 ' +
  'zhangsan123 lisi1234 wangwu123 nihao123456 buzhidao buzhidao1 wobuzhidao woaizhongguo aizhongguo zhongguo1 mima1234 mima123456'
).split(' ')
