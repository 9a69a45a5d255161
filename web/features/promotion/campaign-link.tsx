// Where a campaign of stores opens (CMP-01); the page under it keeps its scroll position (CMP-02).
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { BasicCampaign } from '#contract/features/promotion/campaign.schema.ts'

interface CampaignLinkProps {
  campaign: Pick<BasicCampaign, 'id' | 'module_id'>
  className?: string
  children: ReactNode
}

export function CampaignLink({ campaign, className, children }: CampaignLinkProps) {
  const id = String(campaign.id)
  return (
    <Link
      to="/campaigns/$id"
      params={{ id }}
      search={{ id, module_id: String(campaign.module_id) }}
      className={className}
    >
      {children}
    </Link>
  )
}
