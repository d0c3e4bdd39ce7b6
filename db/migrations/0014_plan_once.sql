-- PostgreSQL would plan these anew at each call, as it takes few keys for cheaper than the many it expects; planning the view's
-- tables costs several times what reading them does.
alter function public_profiles_at(uuid[]) set plan_cache_mode = force_generic_plan;--> statement-breakpoint
alter function public_profile_of(uuid) set plan_cache_mode = force_generic_plan;
