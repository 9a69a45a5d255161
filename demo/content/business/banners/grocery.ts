// Home banners of the grocery module; the builder picks the store or item a banner leads to.
import { text } from '#demo/content/localised.ts'
import type { BannerContent } from '../business.types.ts'

export const groceryBanners: readonly BannerContent[] = [
  {
    key: 'melon-season',
    type: 'item_wise',
    about: ['torpedo-melon', 'watermelon'],
    title: text({
      en: 'Melon season is here',
      ar: 'حل موسم البطيخ',
      tg: 'Мавсими харбуза расид',
      ru: 'Сезон дынь начался',
    }),
    subtitle: text({
      en: 'Sweet, heavy, from the south',
      ar: 'حلو وثقيل من الجنوب',
      tg: 'Ширину вазнин, аз ҷануб',
      ru: 'Сладкие, тяжёлые, с юга',
    }),
    art: ['melon', 'watermelon'],
    hue: 90,
    featured: true,
  },
  {
    key: 'morning-milk',
    type: 'store_wise',
    about: ['fresh-milk'],
    title: text({
      en: 'Milk from this morning',
      ar: 'حليب هذا الصباح',
      tg: 'Шири имрӯза',
      ru: 'Утреннее молоко',
    }),
    subtitle: text({
      en: 'Farm dairies at your door by ten',
      ar: 'ألبان المزارع عند بابك قبل العاشرة',
      tg: 'Маҳсулоти ферма то соати даҳ',
      ru: 'Фермерская молочка к десяти',
    }),
    art: ['glass-of-milk', 'cow-face', 'cheese-wedge'],
    hue: 204,
  },
  {
    key: 'bread-warm',
    type: 'store_wise',
    about: ['daily-bread'],
    title: text({
      en: 'Bread still warm',
      ar: 'خبز ما زال دافئًا',
      tg: 'Нони ҳанӯз гарм',
      ru: 'Хлеб ещё тёплый',
    }),
    subtitle: text({
      en: 'Baked every three hours',
      ar: 'يُخبز كل ثلاث ساعات',
      tg: 'Ҳар се соат пухта мешавад',
      ru: 'Печём каждые три часа',
    }),
    art: ['bread', 'baguette-bread', 'croissant'],
    hue: 34,
  },
  {
    key: 'salad-basket',
    type: 'item_wise',
    about: ['fresh-vegetables', 'greens-herbs'],
    title: text({
      en: 'A salad in one basket',
      ar: 'سلطة في سلة واحدة',
      tg: 'Хӯриш дар як сабад',
      ru: 'Салат в одной корзине',
    }),
    subtitle: text({
      en: 'Tomato, cucumber, herbs, done',
      ar: 'طماطم وخيار وأعشاب وانتهينا',
      tg: 'Помидор, бодиринг, кабудӣ — тайёр',
      ru: 'Помидор, огурец, зелень — готово',
    }),
    art: ['green-salad', 'tomato', 'cucumber'],
    hue: 126,
  },
  {
    key: 'grocery-coupons',
    type: 'default',
    title: text({
      en: 'Coupons for the weekly shop',
      ar: 'قسائم لتسوق الأسبوع',
      tg: 'Купон барои хариди ҳафта',
      ru: 'Купоны на закупку недели',
    }),
    subtitle: text({
      en: 'See which ones wait for you',
      ar: 'شاهد ما ينتظرك منها',
      tg: 'Бинед, кадомаш мунтазири шумост',
      ru: 'Посмотрите, какие ждут вас',
    }),
    art: ['shopping-cart', 'ticket'],
    hue: 150,
    link: '/profile?page=coupons',
    featured: true,
  },
]
