import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AddPictures as AddPictures_f03b6ef771571b275a230e6983620b7e } from '../../../components/add-pictures'
import { RowLabel as RowLabel_b0364324b740f85db793085600b2ddc0 } from '../../../components/row-label'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_18215caef6212f4e223c6246c9c25386 } from '../../../desk/table-feature'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { DeeperBlocks as DeeperBlocks_36d5606472f929f3a12fe4935d667409 } from '../../../components/deeper-blocks'
import { PlaceField as PlaceField_74bbfb5f25f7ee7d1ae4c67a65c1b1cd } from '../../../place/place-field'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Proofreading as Proofreading_ab91ecf7a17b9cad6a8c197aa7f6c86c } from '../../../components/proofreading'
import { Discussion as Discussion_dab4c21558c5b0fcd3bc199bcfa85d4a } from '../../../desk/discussion'
import { PublicPage as PublicPage_fe4494809fbd1970c16ff8140559ed77 } from '../../../desk/public-page'
import { SaidFaults as SaidFaults_ee0d6bf2c3a6842a2f23b8aa23a2ca56 } from '../../../components/said-faults'
import { PublishButton as PublishButton_b038775b2abd0a285fe535a78808b05b } from '../../../components/publish-button'
import { VersionsView as VersionsView_2742416223b0b9e40873df32a67a9f42 } from '../../../components/versions-view'
import { VisualView as VisualView_cf6819b0c66f1573c69d2ced366c8ddb } from '../../../builder/visual-view'
import { BeginPopup as BeginPopup_c887dc911cd4f32736693bc1db347e2c } from '../../../desk/begin-popup'
import { FileCell as FileCell_74a660ba0409f7620c387738df794b4b } from '../../../components/file-cell'
import { ChosenFile as ChosenFile_acfcc56a910f9844a1f6d8d58ac8070d } from '../../../components/chosen-file'
import { Cropping as Cropping_ca14cdd24cc2e83b005ca883a75eccdf } from '../../../components/cropping'
import { FolderNames as FolderNames_120fda9272669dd8f6ef4d24e1f5e2ff } from '../../../components/folder-names'
import { MediaUses as MediaUses_eb9ecaeccfefe001b8b3b3d646bf3f5c } from '../../../components/media-uses'
import { MediaToolbar as MediaToolbar_2910f04a75fdfe0c7466615ff14acd08 } from '../../../components/media-toolbar'
import { AddPages as AddPages_b2ae78b73d28c5fa0dd964a809b2b2bf } from '../../../components/add-pages'
import { FoldedRows as FoldedRows_ababb4651873ac7725660610031b0a50 } from '../../../components/folded-rows'
import { ActionButtons as ActionButtons_3aa129b47e9bce9d62845bc1e5bab811 } from '../../../components/action-buttons'
import { SendingTime as SendingTime_4f956fec9f89b8f4fee4b77fde452902 } from '../../../desk/sending-time'
import { CurrentPassword as CurrentPassword_5f73e4ec59ef706b50fe3c1c7a2af9cb } from '../../../components/current-password'
import { SignedInDevices as SignedInDevices_676d619f2a39339eaf43766aeba3c444 } from '../../../components/signed-in-devices'
import { SecondFactor as SecondFactor_07c2f6c2cdf50d6d3889c30942779ab3 } from '../../../second-factor/second-factor'
import { Invitation as Invitation_2777e8a80f53e45d3ecdec5edc5464fa } from '../../../components/invitation'
import { Icon as Icon_6453d4efeb33fd1ead5ac6bbffe223f0 } from '../../../components/logo'
import { Logo as Logo_6453d4efeb33fd1ead5ac6bbffe223f0 } from '../../../components/logo'
import { SearchButton as SearchButton_c53fe0d5b546f3144b84a40b19b19b1c } from '../../../desk/search-button'
import { MendedMarkup as MendedMarkup_407432ee9353dfeb9cf041d2299360a3 } from '../../../desk/mended-markup'
import { KeepSession as KeepSession_a70b1d7ae44048cc5338858400870876 } from '../../../desk/keep-session'
import { SideMenu as SideMenu_39358487fc25824d87e7aa220b519476 } from '../../../desk/side-menu'
import { SignInView as SignInView_d85947ae5b6f5d59549132031cd157fd } from '../../../sign-in/sign-in-view'
import { StartPage as StartPage_7895e8291bc3948d0832f6b5a8ca8a18 } from '../../../components/start-page'
import { FirstDayView as FirstDayView_a1c4d38babacf265777a3a35894c19c5 } from '../../../first-day/first-day-view'
import { FiguresView as FiguresView_57c166385c559e51cb379648f8433c13 } from '../../../figures/figures-view'
import { AuditView as AuditView_0f2a1a26e484a7b61b769b8dd3a43b04 } from '../../../audit/audit-view'
import { HealthView as HealthView_c89a8023c08325b377facaff211f8d1d } from '../../../health/health-view'
import { DeadLinksView as DeadLinksView_c43810afb28fa32b3ec527213819d8eb } from '../../../dead-links/dead-links-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/add-pictures#AddPictures": AddPictures_f03b6ef771571b275a230e6983620b7e,
  "/components/row-label#RowLabel": RowLabel_b0364324b740f85db793085600b2ddc0,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/desk/table-feature#TableFeatureClient": TableFeatureClient_18215caef6212f4e223c6246c9c25386,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/deeper-blocks#DeeperBlocks": DeeperBlocks_36d5606472f929f3a12fe4935d667409,
  "/place/place-field#PlaceField": PlaceField_74bbfb5f25f7ee7d1ae4c67a65c1b1cd,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/proofreading#Proofreading": Proofreading_ab91ecf7a17b9cad6a8c197aa7f6c86c,
  "/desk/discussion#Discussion": Discussion_dab4c21558c5b0fcd3bc199bcfa85d4a,
  "/desk/public-page#PublicPage": PublicPage_fe4494809fbd1970c16ff8140559ed77,
  "/components/said-faults#SaidFaults": SaidFaults_ee0d6bf2c3a6842a2f23b8aa23a2ca56,
  "/components/publish-button#PublishButton": PublishButton_b038775b2abd0a285fe535a78808b05b,
  "/components/versions-view#VersionsView": VersionsView_2742416223b0b9e40873df32a67a9f42,
  "/builder/visual-view#VisualView": VisualView_cf6819b0c66f1573c69d2ced366c8ddb,
  "/desk/begin-popup#BeginPopup": BeginPopup_c887dc911cd4f32736693bc1db347e2c,
  "/components/file-cell#FileCell": FileCell_74a660ba0409f7620c387738df794b4b,
  "/components/chosen-file#ChosenFile": ChosenFile_acfcc56a910f9844a1f6d8d58ac8070d,
  "/components/cropping#Cropping": Cropping_ca14cdd24cc2e83b005ca883a75eccdf,
  "/components/folder-names#FolderNames": FolderNames_120fda9272669dd8f6ef4d24e1f5e2ff,
  "/components/media-uses#MediaUses": MediaUses_eb9ecaeccfefe001b8b3b3d646bf3f5c,
  "/components/media-toolbar#MediaToolbar": MediaToolbar_2910f04a75fdfe0c7466615ff14acd08,
  "/components/add-pages#AddPages": AddPages_b2ae78b73d28c5fa0dd964a809b2b2bf,
  "/components/folded-rows#FoldedRows": FoldedRows_ababb4651873ac7725660610031b0a50,
  "/components/action-buttons#ActionButtons": ActionButtons_3aa129b47e9bce9d62845bc1e5bab811,
  "/desk/sending-time#SendingTime": SendingTime_4f956fec9f89b8f4fee4b77fde452902,
  "/components/current-password#CurrentPassword": CurrentPassword_5f73e4ec59ef706b50fe3c1c7a2af9cb,
  "/components/signed-in-devices#SignedInDevices": SignedInDevices_676d619f2a39339eaf43766aeba3c444,
  "/second-factor/second-factor#SecondFactor": SecondFactor_07c2f6c2cdf50d6d3889c30942779ab3,
  "/components/invitation#Invitation": Invitation_2777e8a80f53e45d3ecdec5edc5464fa,
  "/components/logo#Icon": Icon_6453d4efeb33fd1ead5ac6bbffe223f0,
  "/components/logo#Logo": Logo_6453d4efeb33fd1ead5ac6bbffe223f0,
  "/desk/search-button#SearchButton": SearchButton_c53fe0d5b546f3144b84a40b19b19b1c,
  "/desk/mended-markup#MendedMarkup": MendedMarkup_407432ee9353dfeb9cf041d2299360a3,
  "/desk/keep-session#KeepSession": KeepSession_a70b1d7ae44048cc5338858400870876,
  "/desk/side-menu#SideMenu": SideMenu_39358487fc25824d87e7aa220b519476,
  "/sign-in/sign-in-view#SignInView": SignInView_d85947ae5b6f5d59549132031cd157fd,
  "/components/start-page#StartPage": StartPage_7895e8291bc3948d0832f6b5a8ca8a18,
  "/first-day/first-day-view#FirstDayView": FirstDayView_a1c4d38babacf265777a3a35894c19c5,
  "/figures/figures-view#FiguresView": FiguresView_57c166385c559e51cb379648f8433c13,
  "/audit/audit-view#AuditView": AuditView_0f2a1a26e484a7b61b769b8dd3a43b04,
  "/health/health-view#HealthView": HealthView_c89a8023c08325b377facaff211f8d1d,
  "/dead-links/dead-links-view#DeadLinksView": DeadLinksView_c43810afb28fa32b3ec527213819d8eb,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
