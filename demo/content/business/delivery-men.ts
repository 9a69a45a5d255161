// The couriers of the demo city; names stay as written in every language, like any user's name.
import type { PersonName } from './business.types.ts'

export interface DeliveryManContent extends PersonName {
  vehicle: 'bicycle' | 'scooter' | 'car'
}

export const deliveryMen: readonly DeliveryManContent[] = [
  { f_name: 'Alisher', l_name: 'Karimov', vehicle: 'scooter' },
  { f_name: 'Nurlan', l_name: 'Abdrakhmanov', vehicle: 'car' },
  { f_name: 'Sergey', l_name: 'Kim', vehicle: 'bicycle' },
  { f_name: 'Bakhtiyor', l_name: 'Saidov', vehicle: 'scooter' },
  { f_name: 'Dauren', l_name: 'Omarov', vehicle: 'scooter' },
  { f_name: 'Firuz', l_name: 'Mirzoev', vehicle: 'bicycle' },
  { f_name: 'Yerlan', l_name: 'Tulegenov', vehicle: 'car' },
  { f_name: 'Marat', l_name: 'Ibragimov', vehicle: 'scooter' },
  { f_name: 'Zafar', l_name: 'Ochilov', vehicle: 'bicycle' },
  { f_name: 'Ivan', l_name: 'Sokolov', vehicle: 'car' },
  { f_name: 'Ruslan', l_name: 'Zhumabekov', vehicle: 'scooter' },
  { f_name: 'Khalid', l_name: 'Mansour', vehicle: 'scooter' },
]
