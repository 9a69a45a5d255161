// Who the made-up business is and how it is reached; shown in the footer and in every policy.
import { text } from '../localised.ts'

export const businessContact = {
  name: 'Fivefold',
  email: 'help@fivefold.example',
  phone: '+77172000555',
  address: text({
    en: 'Kabanbay Batyr Avenue 15, Astana, Kazakhstan',
    ar: 'شارع كابانباي باتير 15، أستانا، كازاخستان',
    tg: 'хиёбони Қабанбай ботир 15, Остона, Қазоқистон',
    ru: 'проспект Кабанбай батыра 15, Астана, Казахстан',
  }),
  footer_text: text({
    en: '© Fivefold. Five ways to order, one door.',
    ar: '© Fivefold. خمس طرق للطلب وباب واحد.',
    tg: '© Fivefold. Панҷ роҳи фармоиш, як дар.',
    ru: '© Fivefold. Пять способов заказать, одна дверь.',
  }),
  cookies_text: text({
    en: 'We keep a few small cookies so that your cart, language and address stay where you left them.',
    ar: 'نحتفظ ببعض ملفات الارتباط الصغيرة كي تبقى سلتك ولغتك وعنوانك كما تركتها.',
    tg: 'Мо чанд кукии хурд нигоҳ медорем, то сабад, забон ва суроғаатон бетағйир монанд.',
    ru: 'Мы храним несколько небольших cookie-файлов, чтобы корзина, язык и адрес оставались на месте.',
  }),
}
