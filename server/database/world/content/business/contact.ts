// Who the made-up business is and how it is reached; shown in the footer and in every policy.
import { t } from '../localised.ts'

export const businessContact = {
  name: 'Fivefold',
  email: 'help@fivefold.example',
  phone: '+77172000555',
  address: t(
    'Kabanbay Batyr Avenue 15, Astana, Kazakhstan',
    'شارع كابانباي باتير 15، أستانا، كازاخستان',
    'хиёбони Қабанбай ботир 15, Остона, Қазоқистон',
    'проспект Кабанбай батыра 15, Астана, Казахстан',
  ),
  footer_text: t(
    '© Fivefold. Five ways to order, one door.',
    '© فايففولد. خمس طرق للطلب وباب واحد.',
    '© Файвфолд. Панҷ роҳи фармоиш, як дар.',
    '© Файвфолд. Пять способов заказать, одна дверь.',
  ),
  cookies_text: t(
    'We keep a few small cookies so that your cart, language and address stay where you left them.',
    'نحتفظ ببعض ملفات الارتباط الصغيرة كي تبقى سلتك ولغتك وعنوانك كما تركتها.',
    'Мо чанд кукии хурд нигоҳ медорем, то сабад, забон ва суроғаатон бетағйир монанд.',
    'Мы храним несколько небольших cookie-файлов, чтобы корзина, язык и адрес оставались на месте.',
  ),
}
